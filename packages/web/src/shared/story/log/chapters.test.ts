import type { Event } from '@moonrise/engine';
import { share } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { happened, opened, shortGame } from '../testing/logs.ts';
import { chaptersOf, roundsOf, type StoryItem } from './chapters.ts';

const [ANN, BOB, CID] = [0, 1, 2];
const kinds = (items: readonly StoryItem[] = []) => items.map(({ kind }) => kind);

test('a chapter for the deal and one for each phase, in order', () => {
  const chapters = chaptersOf(happened(shortGame));
  expect(chapters.map(({ phase, day }) => [phase, day])).toEqual([
    [null, 0],
    ['night', 1],
    ['day', 1],
  ]);
});

test('only the final choice of a seat is shown', () => {
  const [, night] = chaptersOf(happened(shortGame));
  const deeds = night?.items.filter((item) => item.kind === 'deed');
  expect(deeds).toEqual([
    { kind: 'deed', act: 'kill', seats: [ANN], targets: [BOB] },
    { kind: 'deed', act: 'scan', seats: [CID], targets: [ANN] },
  ]);
});

test('equal choices are one item; passes and withdrawn choices are left out', () => {
  const deed = (seat: number, targets: readonly number[]) =>
    ({ type: 'chose', slot: 'pack', deed: { seat, act: 'bite', targets }, to: [seat] }) as const;
  const log: Event[] = [
    opened('night'),
    deed(0, [3]),
    deed(1, [3]),
    deed(2, []),
    deed(4, [3]),
    { type: 'withdrew', slot: 'pack', seat: 4, to: [4] },
  ];
  expect(chaptersOf(happened(log))[0]?.items).toEqual([{ kind: 'deed', act: 'bite', seats: [0, 1], targets: [3] }]);
});

test('a count replaces the ballots; a death has its card, and knows that a sentence tells it', () => {
  const day = chaptersOf(happened(shortGame)).at(-1);
  expect(kinds(day?.items)).toEqual(['votes', 'told', 'death']);
  expect(day?.items.at(-1)).toMatchObject({ event: { seat: ANN, cause: 'vote' }, role: 'wolf', isTold: true });
});

test('the public log shows a death, but neither who caused it nor the card', () => {
  const [, night] = chaptersOf(happened(share(shortGame, null)));
  expect(night?.items).toEqual([
    { kind: 'death', event: { type: 'died', seat: BOB, cause: 'kill', to: 'all' }, role: null, isTold: false },
  ]);
});

test('an interruption is its own chapter, and so is the rest of the phase', () => {
  const log = [
    opened('day'),
    opened('revenge', true),
    { type: 'resumed', to: 'all' },
    { type: 'closed', to: 'all' },
  ] as Event[];
  expect(chaptersOf(happened(log)).map(({ phase }) => phase)).toEqual(['day', 'revenge', 'day']);
});

test('the greeting of a phase is left out, and so is a private copy of a public sentence', () => {
  const told = (key: string, to: 'all' | number[], about: number[] = []): Event => ({ type: 'told', key, about, to });
  const log = [opened('night'), told('nightfall', 'all'), told('found', 'all', [1]), told('found', [2], [1])];
  const [night] = chaptersOf(happened(log));
  expect(night?.items).toEqual([{ kind: 'told', event: told('found', 'all', [1]) }]);
});

test('changed cards are shown', () => {
  const log: Event[] = [
    opened('night'),
    { type: 'swapped', a: 1, b: 5, to: [1] },
    { type: 'turned', seat: 2, role: 'wolf', cause: 'bite', to: [2] },
  ];
  expect(chaptersOf(happened(log))[0]?.items).toEqual([
    { kind: 'swapped', a: 1, b: 5 },
    { kind: 'turned', seat: 2, role: 'wolf' },
  ]);
});

test('the deal belongs to the first round', () => {
  const chapters = chaptersOf(happened([...shortGame.slice(0, -1), { ...opened('night'), day: 2 } as Event]));
  const rounds = roundsOf(chapters);
  expect(rounds.map(({ day, chapters }) => [day, chapters.map(({ phase }) => phase)])).toEqual([
    [1, [null, 'night', 'day']],
    [2, ['night']],
  ]);
});
