import { type Event, fold } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { ballot, happened, opened, shortGame } from '../testing/logs.ts';
import { castCount, decidingVote, openVotes, tallyOf } from './votes.ts';

test('the most votes come first, and those who abstained last', () => {
  expect(tallyOf([ballot(0), ballot(1), ballot(2, 5), ballot(3, 4), ballot(5, 4)])).toEqual([
    { target: 4, voters: [3, 5] },
    { target: 5, voters: [2] },
    { target: null, voters: [0, 1] },
  ]);
});

test('the deciding vote is the last one that eliminated a player', () => {
  expect(decidingVote(happened(shortGame))).toMatchObject({ day: 1, out: [0] });
});

const counted = (to: 'all' | number[], ...ballots: ReturnType<typeof ballot>[]): Event => ({
  type: 'counted',
  act: 'vote',
  ballots,
  to,
});
const died = (seat: number, cause = 'vote'): Event => ({ type: 'died', seat, cause, to: 'all' });

test('a vote that eliminated no one decides nothing, nor does a secret one', () => {
  expect(decidingVote(happened([counted('all', ballot(0, 1))]))).toBeUndefined();
  expect(decidingVote(happened([counted([0], ballot(0, 1)), died(1)]))).toBeUndefined();
});

test('a death with another cause after a vote is not part of it', () => {
  const votes = counted('all', ballot(0, 1), ballot(1, 2));
  expect(decidingVote(happened([votes, died(2, 'revenge')]))).toBeUndefined();
  expect(decidingVote(happened([votes, opened('night'), died(2)]))).toBeUndefined();
});

test('an elimination that an interrupting phase delays still belongs to its vote', () => {
  const log = happened([counted('all', ballot(0, 1)), opened('prayer', true), died(1)]);
  expect(decidingVote(log)?.out).toEqual([1]);
});

test('a vote may eliminate several players', () => {
  const log = happened([counted('all', ballot(0, 1), ballot(1, 0)), died(0), died(1)]);
  expect(decidingVote(log)?.out).toEqual([0, 1]);
});

test('ballots of the open phase, and the number of secret ones', () => {
  const lastVote = shortGame.findLastIndex(({ type }) => type === 'chose');
  const during = shortGame.slice(0, lastVote);
  expect(openVotes(fold(during).frames.at(-1))).toEqual([ballot(2, 0), ballot(3, 0), ballot(4)]);
  const cast = (count: number): Event => ({ type: 'cast', slot: 'vote', count, to: 'all' });
  expect(castCount(happened(during))).toBeNull();
  expect(castCount(happened([...during, cast(1), cast(2)]))).toBe(2);
  expect(castCount(happened([...during, cast(1), counted('all', ballot(0, 1))]))).toBeNull();
});
