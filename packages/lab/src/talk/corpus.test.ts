import { read, type SpeechAct } from '@moonrise/bots';
import type { Ruleset } from '@moonrise/engine';
import { rulesOf } from '@moonrise/engine/testing';
import { rulesets } from '@moonrise/rulesets';
import { describe, expect, test } from 'vitest';
import { de } from './corpus/de.ts';
import { en } from './corpus/en.ts';
import { hi } from './corpus/hi.ts';
import { ja } from './corpus/ja.ts';
import { notated } from './hearing/notation.ts';

const rules = new Map(rulesets.map((entry) => [entry.id, rulesOf(entry)]));
const SPEAKER = 5;

/** The acts in short: "suspect Tom, intend Tom". */
const brief = (acts: readonly SpeechAct[], names: readonly string[]): string => notated(acts, names).join(', ');

describe.each(Object.entries({ en, de, hi, ja }))('people who chat in %s', (language, { names, lines }) => {
  const seats = names.map((name) => ({ name, alive: true }));
  test.each(lines.map((line) => ({ line })))('$line.0', ({ line: [text, expected, id = 'moonrise'] }) => {
    const context = { rules: rules.get(id) as Ruleset, seats, me: SPEAKER, seed: '', recent: [] };
    expect(brief(read(text, { ...context, language }), names)).toBe(expected);
    expect(brief(read(text, { ...context, language: 'en' }), names), 'at an English table').toBe(expected);
  });
  test('there are at least 60 lines', () => expect(lines.length).toBeGreaterThanOrEqual(60));
});
