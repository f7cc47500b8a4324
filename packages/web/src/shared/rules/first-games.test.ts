import { expect, test } from 'vitest';
import { optionsFor, variantsOf } from './first-games.ts';
import type { PresetEntry, RulesEntry } from './rules.ts';

const preset = {
  rules: 'x',
  seats: 5,
  options: { ballots: 'open', durations: { night: 20 } },
} as unknown as PresetEntry;
const phases = [
  { id: 'night', light: 'night', seconds: 30 },
  { id: 'day', light: 'day', seconds: 60 },
];
const rules = { options: { durations: {}, beginners: {}, countdown: {} }, phases } as unknown as RulesEntry;

test('the first game against bots is coached, and its day leaves time to read', () => {
  expect(optionsFor(preset, rules, 0)).toEqual({
    ballots: 'open',
    countdown: 0,
    beginners: true,
    coached: true,
    durations: { night: 20, day: 120 },
  });
});

test('the first three games are beginners’ tables, later ones are as the preset says', () => {
  expect(optionsFor(preset, rules, 2)).toEqual({ ...preset.options, countdown: 0, beginners: true });
  expect(optionsFor(preset, rules, 3)).toEqual({ ...preset.options, countdown: 0 });
});

test('options that a rule set does not have are left out', () => {
  const few = { options: {}, phases } as unknown as RulesEntry;
  expect(optionsFor(preset, few, 0)).toEqual({ ...preset.options, coached: true });
});

test('the lobby knows the preset again after a game against bots', () => {
  const variants = variantsOf(preset, rules);
  const played = [0, 2, 3].map((games) => {
    const { coached: _, ...ofRules } = optionsFor(preset, rules, games);
    return ofRules;
  });
  expect(variants).toEqual(played);
});
