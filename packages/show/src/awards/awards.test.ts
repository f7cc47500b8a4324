import type { Deed, Event } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { awardsOf, huntedIn } from './awards.ts';

const rules = {
  roles: [
    { id: 'wolf', hunted: true as const, aims: { kill: 'harm' } },
    { id: 'doctor', aims: { save: 'help' } },
    { id: 'villager', aims: {} },
  ],
};
const [ANN, BOB, CID, DEE] = [0, 1, 2, 3];
const started = { type: 'started', names: ['Ann', 'Bob', 'Cid', 'Dee'], to: 'all' } as unknown as Event;
const opened = (day: number) => ({ type: 'opened', day, phase: 'day', to: 'all' }) as unknown as Event;
const ballot = (seat: number, target: number): Deed => ({ seat, act: 'vote', targets: [target] });
const counted = (...ballots: Deed[]): Event => ({ type: 'counted', act: 'vote', ballots, to: 'all' });
const died = (seat: number, cause: string): Event => ({ type: 'died', seat, cause, to: 'all' });
const ended = {
  type: 'ended',
  cards: ['wolf', 'villager', 'villager', 'villager'],
  outcome: { team: 'village', winners: [1, 2, 3], reason: 'x' },
  to: 'all',
} as unknown as Event;
const said = (seat: number): Event => ({ type: 'said', seat, channel: 'global', text: 'x', to: 'all' });

const game = [
  started,
  opened(1),
  said(DEE),
  counted(ballot(ANN, DEE), ballot(BOB, ANN), ballot(CID, DEE), ballot(DEE, CID)),
  died(DEE, 'vote'),
  opened(2),
  counted(ballot(ANN, BOB), ballot(BOB, ANN), ballot(CID, ANN)),
  died(ANN, 'vote'),
  ended,
];

test('one award each, from facts', () => {
  expect(awardsOf(game, rules)).toEqual([
    { seat: ANN, kind: 'long-bluff', n: 2 },
    { seat: BOB, kind: 'first-right', n: 1 },
    { seat: CID, kind: 'last-word', n: 1 },
    { seat: DEE, kind: 'wrongly-feared', n: 1 },
  ]);
});

test('who saved most, and who was saved', () => {
  const chose = (seat: number, act: string, target: number): Event => ({
    type: 'chose',
    slot: act,
    deed: { seat, act, targets: [target] },
    to: [seat],
  });
  const night = [chose(ANN, 'kill', CID), chose(BOB, 'save', CID)];
  expect(awardsOf([started, opened(1), ...night, opened(2), ...night, opened(3), ended], rules)).toEqual([
    { seat: ANN, kind: 'long-bluff', n: 3 },
    { seat: BOB, kind: 'most-saved', n: 2 },
    { seat: CID, kind: 'escaped', n: 2 },
    { seat: DEE, kind: 'under-radar', n: 1 },
  ]);
});

test('those whom the village had to find', () => {
  expect(huntedIn(game, rules)).toEqual([ANN]);
  expect(huntedIn(game.slice(0, -1), rules)).toEqual([]);
});
