import type { Event } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { savesIn } from './saves.ts';

const aims = { kill: 'harm', guard: 'help', pray: 'help', raise: 'revive', bite: 'recruit', vote: 'exile' };
const [ANN, BOB, CID, DEE, EVE] = [0, 1, 2, 3, 4];
const opened = (day: number, step: number | null = 0) => ({ type: 'opened', day, step, to: 'all' }) as unknown as Event;
const chose = (seat: number, act: string, target: number, slot = act): Event => ({
  type: 'chose',
  slot,
  deed: { seat, act, targets: [target] },
  to: [seat],
});
const died = (seat: number): Event => ({ type: 'died', seat, cause: 'kill', to: 'all' });
const hunt = (seat: number, target: number) => chose(seat, 'kill', target, 'pack');
const ended = { type: 'ended', to: 'all' } as unknown as Event;

test('an attack that fails on a protected player was a save', () => {
  const night = [opened(1), hunt(ANN, CID), chose(BOB, 'guard', DEE), chose(BOB, 'guard', CID), opened(1), ended];
  expect(savesIn(night, aims)).toEqual([{ by: BOB, of: CID }]);
});

test('a player who dies was not saved, nor one the pack did not agree on', () => {
  expect(savesIn([opened(1), hunt(ANN, CID), chose(BOB, 'guard', CID), died(CID), ended], aims)).toEqual([]);
  const split = [opened(1), hunt(ANN, CID), hunt(EVE, DEE), chose(BOB, 'guard', CID), ended];
  expect(savesIn(split, aims)).toEqual([]);
  const bite = [
    opened(1),
    hunt(ANN, CID),
    hunt(DEE, CID),
    chose(EVE, 'bite', BOB, 'pack'),
    chose(BOB, 'guard', CID),
    ended,
  ];
  expect(savesIn(bite, aims)).toEqual([]);
});

test('protection may be chosen in a phase before the attack, and holds for its own day', () => {
  const guard = [opened(1), chose(BOB, 'guard', CID)];
  expect(savesIn([...guard, opened(1), hunt(ANN, CID), ended], aims)).toEqual([{ by: BOB, of: CID }]);
  expect(savesIn([...guard, opened(2), hunt(ANN, CID), ended], aims)).toEqual([]);
});

test('who is called back at the moment of death, or returns from the dead, was saved', () => {
  expect(savesIn([opened(1, null), chose(BOB, 'pray', DEE), ended], aims)).toEqual([{ by: BOB, of: DEE }]);
  const revived: Event = { type: 'revived', seat: DEE, to: 'all' };
  expect(savesIn([opened(2), chose(BOB, 'raise', DEE), revived, ended], aims)).toEqual([{ by: BOB, of: DEE }]);
});
