import type { EventOf } from '@moonrise/engine';
import { expect, test } from 'vitest';
import type { RulesEntry } from './rules.ts';
import { plainSentence, toldSentence } from './sentences.ts';

const words = { told: { shot: 'Thaain! {0} ne {1} ko tapka dala!' }, answers: {} };
const rules = { words, roles: [], teams: [], phases: [] } as unknown as RulesEntry;
const chaos: RulesEntry = { ...rules, plain: { told: { shot: '{0} erschießt {1}' }, causes: {}, ends: {} } };
const event: EventOf<'told'> = { type: 'told', key: 'shot', about: [0, 1], to: 'all' };
const nameOf = (place: number) => ['Basanti', '{0}'][place] ?? '';

test('what happened is said again plainly, where the rules have words of their own', () => {
  expect(toldSentence(chaos, event, nameOf)).toBe('Thaain! Basanti ne {0} ko tapka dala!');
  expect(plainSentence(chaos, event, nameOf)).toBe('Basanti erschießt {0}');
  expect(plainSentence(chaos, { ...event, key: 'other' }, nameOf)).toBeUndefined();
  expect(plainSentence(rules, event, nameOf)).toBeUndefined();
});
