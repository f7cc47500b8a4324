import { expect, test } from 'vitest';
import { play } from '../testing/transcript.ts';
import { villageSpec } from '../testing/village.ts';
import { defineRuleset } from './define-ruleset.ts';
import { listed, sentence } from './words.ts';

const words = { ...villageSpec.words, told: { ...villageSpec.words.told, met: '{0} met {1}, by {answer}.' } };
const rules = defineRuleset({ ...villageSpec, words });

test.each([
  ['Ann', 'Bob', 'night', 'Ann met Bob, by Night.'],
  ['{answer}', '{0}', 'wolf', '{answer} met {0}, by Wolf.'],
  ['$&', '{1}', 'so be it', '$& met {1}, by so be it.'],
])('a sentence tells of %s and %s by name, whatever it looks like', (one, other, answer, text) => {
  const { game } = play(rules, { [one]: 'wolf', [other]: 'seer', Cid: 'villager' }, '');
  expect(sentence(game, { type: 'told', key: 'met', about: [0, 1], answer, to: 'all' })).toBe(text);
});

test.each([
  [[], 'no one'],
  [['Ann'], 'Ann'],
  [['Ann', 'Bob'], 'Ann or Bob'],
  [['Ann', 'Bob', 'Cid'], 'Ann, Bob or Cid'],
])('listed: %j', (names, text) => {
  expect(listed(names)).toBe(text);
});
