import { expect, test } from 'vitest';
import type { RulesEntry } from '../../rules/rules.ts';
import { common, table } from '../../words/en/index.ts';
import { translator } from '../../words/words.ts';
import { dawnTitle, phaseTitle, roundTitle } from './phase-title.ts';

const t = translator({ ...common, ...table }, 'en');
const rules = { phases: [{ id: 'talk', name: 'Talk' }] } as unknown as RulesEntry;

test('a phase has its name and its day', () => {
  expect(phaseTitle({ phase: 'talk', day: 2, round: 1 }, rules, t)).toBe('Talk 2');
  expect(phaseTitle({ phase: 'talk', day: 2, round: 3 }, rules, t)).toBe('Talk 2, round 3');
  expect(roundTitle(2, t)).toBe('Round 2');
});

test('a phase before the first day has no number', () => {
  expect(phaseTitle({ phase: 'talk', day: 0, round: 1 }, rules, t)).toBe('Talk');
  expect(roundTitle(0, t)).toBe('Before the first day');
});

test('the phases of a game with a single round have no number', () => {
  expect(phaseTitle({ phase: 'talk', day: 1, round: 1 }, { ...rules, one_round: true }, t)).toBe('Talk');
});

test('a dawn does not tell by its name whom the night has taken', () => {
  const phases = [
    { id: 'night', name: 'Night', light: 'night' },
    { id: 'talk', name: 'Talk', light: 'day' },
    { id: 'dream', name: 'Dream', light: 'day' },
    { id: 'revenge', name: 'Last shot', light: 'dusk' },
  ];
  const village = { phases } as unknown as RulesEntry;
  expect(dawnTitle({ phase: 'revenge', day: 2 }, village, t)).toBe('Talk 2');
  expect(dawnTitle({ phase: 'dream', day: 2 }, village, t)).toBe('Dream 2');
});
