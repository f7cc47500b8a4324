import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemes, isEmoji } from './graphemes.ts';

test.each([
  ['Anna', 4],
  ['e\u0301a', 2],
  ['👩‍👩‍👧 🇩🇪', 3],
  ['ศรีสุดา', 5],
  ['한국', 2],
  ['', 0],
  ['  ', 2],
  ['🐺🇩🇪'.repeat(250), 500],
])('%j has %i visible characters', (text, count) => {
  expect(graphemes(text).length).toBe(count);
  expect(graphemes(text).join('')).toBe(text);
});

test('the fast paths give the same result as the segmenter', () => {
  const whole = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ maxLength: 400 }));
  fc.assert(
    fc.property(text, (some) => {
      expect(graphemes(some)).toEqual(Array.from(whole.segment(some), ({ segment }) => segment));
    }),
    { numRuns: 500 },
  );
});

// Quadratic time would take minutes.
test('a text of 100,000 characters is fast', { timeout: 30_000 }, () => {
  for (const letter of ['x', 'ä', 'क', '👍', '\u0301']) graphemes(letter.repeat(100_000 / letter.length));
});

test.each(['🐺', '👍🏿', '👩‍👩‍👧', '🇩🇪', '1️⃣'])('%s is an emoji', (text) => {
  expect(isEmoji(text)).toBe(true);
});
test.each(['a', '1', '©', '', '🐺🐺', '\u200d'])('%j is not an emoji', (text) => {
  expect(isEmoji(text)).toBe(false);
});
