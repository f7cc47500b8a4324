import { expect, test } from 'vitest';
import type { RulesEntry } from '../../shared/rules/rules.ts';
import { experimentOf, labDeckOf, linkedSet, usualSet, withCards } from './lab-set.ts';

const rules = {
  id: 'game',
  center: 1,
  decks: { 4: { a: 1, b: 4 }, 5: { a: 2, b: 4 }, 6: { a: 2, b: 5 } },
} as unknown as RulesEntry;

test('the first set has the default deck of a medium table', () => {
  const set = usualSet(rules);
  expect(set.players).toBe(5);
  expect(labDeckOf(set, rules)).toEqual({ a: 2, b: 4 });
  expect(experimentOf(set, 'standard')).toMatchObject({ players: 5, options: {}, bots: { village: 'standard' } });
});

test('the number of players is that of the cards, without those in the centre', () => {
  const more = withCards(usualSet(rules), rules, { c: 1 });
  expect(more).toMatchObject({ players: 6, deck: { a: 2, b: 4, c: 1 } });
  const exchanged = withCards(more, rules, { c: -1, a: 1 });
  expect(exchanged).toMatchObject({ players: 6, deck: { a: 3, b: 4 } });
  expect(experimentOf(exchanged, 'easy').options).toEqual({ roles: { a: 3, b: 4 } });
});

test('a set is read from a link; an invalid one is ignored', () => {
  const linked = (set: unknown) => linkedSet(`?set=${encodeURIComponent(JSON.stringify(set))}`, [rules]);
  const options = { reveal: 'none', roles: { a: 1, b: 4 } };
  const set = linked({ rules: 'game', players: 4, options });
  expect(set).toEqual({ rules: 'game', players: 4, deck: { a: 1, b: 4 }, options: { reveal: 'none' } });
  expect(set && experimentOf(set, 'standard').options).toEqual(options);
  expect(linked({ rules: 'other', players: 4 })).toBeUndefined();
  expect(linked({ rules: 'game', players: 4, options: { roles: { a: 'many' } } })).toBeUndefined();
  expect(linkedSet('?set={', [rules])).toBeUndefined();
  expect(linkedSet('', [rules])).toBeUndefined();
});
