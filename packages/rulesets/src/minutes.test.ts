import { rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { rulesets } from './index.ts';
import { isOneRound, minutesOf } from './minutes.ts';
import { sizes } from './testing/scenarios.ts';

const minutesBy = (id: string, options: object = {}) =>
  minutesOf(rulesOf(rulesets.find((entry) => entry.id === id)!, options));

test.each(rulesets)('$id says how long a game lasts, for every number of players that has a deck', (entry) => {
  const rules = rulesOf(entry);
  const minutes = minutesOf(rules);
  expect(Object.keys(minutes)).toEqual(sizes(rules).map(String));
  for (const figure of Object.values(minutes)) expect(figure).toBeGreaterThan(0);
});

test('a game with twice the time lasts twice as long', () => {
  const doubled = { durations: { day: 180, voting: 60, night: 60 } };
  expect(minutesBy('classic')).toMatchObject({ 4: 4, 8: 9 });
  expect(minutesBy('classic', doubled)).toMatchObject({ 4: 7, 8: 18 });
});

test('large tables of Moonrise have longer nights', () => {
  expect(minutesBy('moonrise')).toMatchObject({ 8: 8, 9: 12 }); // 3.9 rounds of 125 seconds, 4.9 of 145
});

test('speech by turns lasts longer the more there are who speak', () => {
  const { 5: five = 0, 13: thirteen = 0 } = minutesBy('aiwolf');
  expect(thirteen / five).toBeGreaterThan(6.2 / 2.8);
});

test('only One Night has a single round', () => {
  expect(rulesets.map(({ id }) => id).filter(isOneRound)).toEqual(['one-night']);
});
