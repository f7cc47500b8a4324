import type { Event } from '@moonrise/engine';
import { expect, test } from 'vitest';
import type { RulesEntry } from '../../../shared/rules/rules.ts';
import { deathsOf, latest, newsOf, openCards, privateNotes, publicly } from './news.ts';

const names = ['Ann', 'Bob', 'Cid'];
const nameOf = (place: number) => names[place] ?? `card ${place}`;
const rules = {
  roles: [{ id: 'baker', name: 'Baker' }],
  teams: [],
  phases: [],
  words: {
    told: { gone: '{0} is gone.', shot: '{0} shot {1}.', quiet: 'Nothing happened.', seen: '{0} is a {answer}.' },
    causes: { bite: '{0} was bitten.' },
    answers: {},
  },
} as unknown as RulesEntry;

const told = (to: Event['to'], key: string, ...about: number[]): Event => ({ type: 'told', to, key, about });
const died = (seat: number): Event => ({ type: 'died', to: 'all', seat, cause: 'bite' });
const shown = (...events: Event[]) =>
  newsOf(events, rules, nameOf).map((item) => ('text' in item ? `${item.kind}: ${item.text}` : item.kind));

test('a death is one banner: with the sentence beside it, else with that of its cause', () => {
  expect(shown(died(1))).toEqual(['death: Bob was bitten.']);
  expect(shown(died(1), told('all', 'gone', 1))).toEqual(['death: Bob is gone.']);
  expect(shown(told('all', 'gone', 1), died(1))).toEqual(['death: Bob is gone.']);
  const revealed: Event = { type: 'revealed', to: 'all', place: 0, role: 'baker' };
  expect(shown(told('all', 'shot', 0, 2), revealed, died(2))).toEqual(['death: Ann shot Cid.']);
});

test('a sentence about another player, or a private one, is a banner of its own', () => {
  expect(shown(told('all', 'shot', 1, 0), died(1))).toEqual(['public: Bob shot Ann.', 'death: Bob was bitten.']);
  expect(shown(told([0], 'gone', 1), died(1))).toEqual(['private: Bob is gone.', 'death: Bob was bitten.']);
});

test('equal sentences are one banner, and the votes come last', () => {
  const counted: Event = { type: 'counted', to: 'all', act: 'vote', ballots: [{ seat: 0, act: 'vote', targets: [1] }] };
  expect(shown(counted, told('all', 'quiet'), told([0], 'quiet'))).toEqual(['public: Nothing happened.', 'tally']);
});

test('the latest news start with what led to the open phase', () => {
  const opened = (day: number): Event => ({
    type: 'opened',
    to: 'all',
    day,
    over: false,
    frame: `${day}.night.1`,
    phase: 'night',
    step: 0,
    round: 1,
    data: null,
    seconds: 30,
    floor: null,
  });
  const closed: Event = { type: 'closed', to: 'all' };
  const at = 5; // everything may happen within one tick of the clock
  const happenings = [
    { at, row: 1, event: opened(1) },
    { at, row: 2, event: told([0], 'seen', 1) },
    { at, row: 3, event: died(1) },
    { at, row: 3, event: closed },
    { at, row: 3, event: opened(2) },
    { at, row: 4, event: told('all', 'quiet') },
  ];
  expect(latest(happenings).map(({ event }) => event.type)).toEqual(['died', 'closed', 'opened', 'told']);
  expect(privateNotes(happenings)).toEqual([{ day: 1, event: told([0], 'seen', 1) }]);
});

test('events between two phases, and interruptions, do not hide news', () => {
  const opened = (phase: string, over = false): Event => ({
    type: 'opened',
    to: 'all',
    day: 1,
    over,
    frame: `1.${phase}.1`,
    phase,
    step: 0,
    round: 1,
    data: null,
    seconds: 30,
    floor: null,
  });
  const closed: Event = { type: 'closed', to: 'all' };
  const resumed: Event = { type: 'resumed', to: 'all' };
  const rows = [
    [opened('night')],
    [closed, died(0), opened('revenge', true)],
    [closed, told('all', 'shot', 0, 1), died(1), resumed, opened('day')],
  ];
  const log = (...more: Event[][]) =>
    [...rows, ...more].flatMap((events, row) => events.map((event) => ({ at: row, row, event })));
  const deaths = (happenings: ReturnType<typeof log>) =>
    latest(happenings).flatMap(({ event }) => (event.type === 'died' ? [event.seat] : []));
  expect(deaths(log())).toEqual([0, 1]);
  expect(deaths(log([opened('revenge', true)], [closed, died(2), resumed]))).toEqual([0, 1, 2]);
  expect(deaths(log([closed, opened('voting')]))).toEqual([]);
});

test('a publicly revealed card is open', () => {
  const log = [
    { at: 1, row: 1, event: { type: 'revealed', to: 'all', place: 2, role: 'baker' } as const },
    { at: 1, row: 1, event: { type: 'revealed', to: [0], place: 1, role: 'baker' } as const },
  ];
  expect([...openCards(log)]).toEqual([[2, 'baker']]);
});

test('the public log is the same for all seats', () => {
  const at = (event: Event) => ({ at: 1, row: 1, event });
  const common = [told('all', 'gone', 1), died(1)].map(at);
  const tally: Event = { type: 'counted', to: [0], act: 'vote', ballots: [{ seat: 0, act: 'vote', targets: [1] }] };
  const mine = [common[0], at(told([0], 'quiet')), at(tally), common[1]].flatMap((one) => one ?? []);
  const banners = (log: readonly { readonly event: Event }[]) => shown(...log.map(({ event }) => event));
  expect(banners(publicly(mine))).toEqual(banners(common));
  expect(banners(mine)).not.toEqual(banners(common));
});

test('a player who has returned has no grave, and one who died again has one', () => {
  const at = (event: Event) => ({ at: 1, row: 1, event });
  const revived: Event = { type: 'revived', to: 'all', seat: 1 };
  const graves = (...events: Event[]) => deathsOf(events.map(at)).map(({ seat }) => seat);
  expect(graves(died(1), died(2), revived)).toEqual([2]);
  expect(graves(died(1), revived, died(1))).toEqual([1]);
});
