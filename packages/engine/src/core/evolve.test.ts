import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Chance } from '../testing/chance.ts';
import { engine } from '../testing/engine.ts';
import { frozen, revived } from '../testing/json.ts';
import { randomGame } from '../testing/random-play.ts';
import { village } from '../testing/village.ts';
import { evolve, fold, isOnlyWords, nothing } from './evolve.ts';
import type { Event, State } from './model.ts';

const started: Event = {
  type: 'started',
  rules: 'village',
  options: {},
  names: ['Ann', 'Bob', 'Cid'],
  deck: { wolf: 1, villager: 3 },
  centre: 1,
  day: 1,
  commitment: '',
  to: 'all',
};
const opened: Event = {
  type: 'opened',
  frame: '1.night.1',
  phase: 'night',
  step: 0,
  day: 1,
  round: 1,
  over: false,
  data: null,
  seconds: 30,
  floor: null,
  to: 'all',
};
const deed = { seat: 1, act: 'kill', targets: [2] };
const base = fold([started, { type: 'dealt', place: 0, role: 'wolf', to: [0] }, opened]);
const after = (...events: Event[]): State => fold(events, frozen(base));

test('a game begins with unknown cards', () => {
  expect(base).toMatchObject({ seq: 3, day: 1, cards: ['wolf', null, null, null], dealt: ['wolf', null, null, null] });
  expect(base.seats[1]).toEqual({ id: 1, name: 'Bob', alive: true, diedOn: null, marks: [], deeds: [] });
});

test.each<[string, Event[], unknown]>([
  ['died', [{ type: 'died', seat: 1, cause: 'kill', to: 'all' }], { seats: [{}, { alive: false, diedOn: 1 }, {}] }],
  ['revealed', [{ type: 'revealed', place: 3, role: 'seer', to: [0] }], { cards: ['wolf', null, null, 'seer'] }],
  ['swapped', [{ type: 'swapped', a: 0, b: 3, to: [] }], { cards: [null, null, null, 'wolf'] }],
  ['chose', [{ type: 'chose', slot: 'pack', deed, to: [1] }], { frames: [{ ballots: [null, { pack: deed }, null] }] }],
  [
    'withdrew',
    [
      { type: 'chose', slot: 'pack', deed, to: [1] },
      { type: 'withdrew', slot: 'pack', seat: 1, to: [1] },
    ],
    { frames: [{ ballots: [null, null, null] }] },
  ],
  ['did', [{ type: 'did', deed, to: [1] }], { seats: [{}, { deeds: [{ ...deed, day: 1 }] }, {}] }],
  [
    'turned',
    [
      { type: 'did', deed, to: [1] },
      { type: 'turned', seat: 1, role: 'wolf', cause: 'bite', to: [1] },
    ],
    { cards: ['wolf', 'wolf', null, null], seats: [{}, { deeds: [] }, {}] },
  ],
  [
    'marked',
    [
      { type: 'marked', seat: 1, mark: 'muted', on: true, to: [1] },
      { type: 'marked', seat: 1, mark: 'muted', on: true, to: [1] },
    ],
    { seats: [{}, { marks: ['muted'] }, {}] },
  ],
  ['noted', [{ type: 'noted', key: 'x', value: [1], to: [] }], { notes: { x: [1] } }],
  ['called', [{ type: 'called', phase: 'revenge', data: 1, to: [] }], { calls: [{ phase: 'revenge', data: 1 }] }],
  [
    'opened over another',
    [
      { type: 'called', phase: 'revenge', data: 1, to: [] },
      { ...opened, frame: '1.revenge.1', phase: 'revenge', step: null, over: true },
    ],
    { calls: [], frames: [{ phase: 'night' }, { phase: 'revenge', closed: false }], rounds: { night: 1, revenge: 1 } },
  ],
  ['opened on the next day', [{ ...opened, day: 2, frame: '2.night.1' }], { day: 2, rounds: { night: 1 } }],
  ['closed', [{ type: 'closed', to: 'all' }], { frames: [{ closed: true }] }],
  [
    'unmasked',
    [{ type: 'unmasked', names: ['X', 'Y', 'Z'], to: 'all' }],
    { seats: [{ name: 'X' }, { name: 'Y' }, {}] },
  ],
])('%s', (_, events, expected) => {
  expect(after(...events)).toMatchObject(expected as object);
  expect(after(...events).seq).toBe(base.seq + events.length);
});

test('messages are counted and change nothing else', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const scenario = { rules: village, players: 3 + (seed % 6), seed, bound: 99 };
      const log = [...randomGame(engine, scenario)].flatMap(({ events }) => events);
      let state = nothing;
      for (const event of log) {
        const before = state;
        state = evolve(before, event);
        if (isOnlyWords(event)) expect(state).toEqual({ ...before, seq: before.seq + 1 });
      }
    }),
    { seed: 1, numRuns: 60 },
  );
  const words: Event[] = [
    { type: 'said', seat: 0, channel: 'global', text: 'hello', to: 'all' },
    { type: 'told', key: 'dawn', about: [1], to: 'all' },
    { type: 'cast', slot: 'vote', count: 2, to: 'all' },
    { type: 'counted', act: 'vote', ballots: [deed], to: 'all' },
  ];
  for (const event of words) {
    expect(isOnlyWords(event)).toBe(true);
    expect(after(event)).toEqual({ ...base, seq: base.seq + 1 });
  }
});

test('a view folds any part of a log, and a state survives JSON at any moment', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const scenario = { rules: village, players: 3 + (seed % 6), seed, bound: 99 };
      const log = [...randomGame(engine, scenario)].flatMap(({ events }) => events);
      const chance = new Chance(seed);
      const part = log.filter(() => chance.percent(60));
      expect(() => fold(part)).not.toThrow();
      const restored = log.reduce<State>((state, event) => revived(evolve(state, revived(event))), nothing);
      expect(restored).toEqual(fold(log));
    }),
    { seed: 1, numRuns: 60 },
  );
});
