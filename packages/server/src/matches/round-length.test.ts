import { type Ruleset, seedOf, start } from '@moonrise/engine';
import { ruleset } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { isSlow, longestUnattended } from './round-length.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
function gameOf(id: string, durations: object) {
  const built = ruleset(id, { durations } as never);
  const names = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'];
  const started = start((built.ok && built.rules) as Ruleset, { names, seed: seedOf('round') });
  if (!started.ok) throw new Error(started.message);
  return started.game;
}

test.each([
  ['short phases', {}, 30 * MINUTE],
  ['phases of minutes', { day: 600, voting: 600, night: 600 }, 60 * MINUTE],
  ['phases of a day', { day: 86_400, voting: 86_400, night: 86_400 }, 6 * DAY],
])('a game with %s waits for two rounds, and half an hour at least', (_, durations, ms) => {
  expect(longestUnattended(gameOf('classic', durations))).toBe(ms);
});

test('no game waits for more than a week', () => {
  const game = gameOf('classic', { day: 86_400, voting: 86_400, night: 86_400 });
  const longer = Object.assign(Object.create(game), {
    rules: { ...game.rules, schedule: [...game.rules.schedule, ...game.rules.schedule] },
  });
  expect(longestUnattended(longer)).toBe(7 * DAY);
});

test('a game is slow from a round of an hour on; speakers have their time one after the other', () => {
  expect(isSlow(gameOf('classic', { day: 1_200, voting: 1_200, night: 1_199 }))).toBe(false);
  expect(isSlow(gameOf('classic', { day: 1_200, voting: 1_200, night: 1_200 }))).toBe(true);
  expect(isSlow(gameOf('aiwolf', { talk: 800 }))).toBe(true);
});
