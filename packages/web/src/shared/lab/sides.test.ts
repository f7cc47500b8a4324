import { expect, test } from 'vitest';
import type { RulesEntry } from '../rules/rules.ts';
import { translator } from '../words/words.ts';
import { contendersIn, marginPoints, sidesIn, sideWords } from './sides.ts';

const rules = {
  teams: [
    { id: 'day', name: 'Day' },
    { id: 'night', name: 'Night' },
    { id: 'dusk', name: 'Dusk' },
  ],
  roles: [
    { id: 'a', team: 'day' },
    { id: 'b', team: 'night' },
    { id: 'c', team: 'dusk' },
  ],
} as unknown as RulesEntry;
const role = { dealt: 9, won: 0, survived: 0 };
const tallyOf = (wins: Record<string, number>, ...dealt: string[]) => ({
  games: Object.values(wins).reduce((sum, games) => sum + games, 0),
  wins,
  ends: {},
  rounds: { sum: 0, max: 0 },
  lengths: {},
  roles: Object.fromEntries(dealt.map((id) => [id, role])),
});
const t = translator({ 'fairness.side': '{side} {n} % ± {margin}', 'fairness.nobody': 'Nobody' }, 'en');

test('the sides in the game are listed with their margin', () => {
  const tally = tallyOf({ day: 506, night: 594, dusk: 0, none: 0 }, 'a', 'b');
  expect(sidesIn(rules, tally, t).map((side) => sideWords(side, t))).toEqual(['Day 46 % ± 3', 'Night 54 % ± 3']);
});

test('"no one" is listed if a game had no winner', () => {
  const tally = tallyOf({ day: 400, night: 500, dusk: 0, none: 100 }, 'a', 'b');
  expect(sidesIn(rules, tally, t).at(-1)).toMatchObject({ team: 'none', name: 'Nobody', look: 3 });
});

test('a third side counts only once it wins; two sides always count', () => {
  expect(contendersIn(rules, tallyOf({ day: 3, night: 7, dusk: 0 }, 'a', 'b', 'c'))).toEqual(['night', 'day']);
  expect(contendersIn(rules, tallyOf({ day: 3, night: 7, dusk: 1 }, 'a', 'b', 'c'))).toEqual(['night', 'day', 'dusk']);
  expect(contendersIn(rules, tallyOf({ day: 9, night: 0, dusk: 0 }, 'a', 'b'))).toEqual(['day', 'night']);
});

test('a margin is rounded up', () => {
  expect([0.031, 0.0299, 0.021, 0.004].map(marginPoints)).toEqual([4, 3, 3, 1]);
});
