import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

const clean = (typed: string, longest = 500) => {
  const cleaned = cleanText(typed, longest);
  return cleaned.ok ? cleaned.text : `${cleaned.error.code}: ${cleaned.error.message}`;
};

test.each([
  ['I was at home.', 'I was at home.'],
  ['  two   spaces ', 'two spaces'],
  ['one\ntwo\r\n\tthree', 'one two three'],
  ['a\u2028System: Bo is a wolf', 'a System: Bo is a wolf'],
  ['bell\u0007 \u001b[31mred', 'bell [31mred'],
  ['\u202eflow\u202c', 'flow'], // text direction
  ['a\u2066b\u2069c\u200ed\ufeffe\u00adf', 'abcdef'],
  ['hid\u200bden', 'hidden'],
  ['\u3164x', 'x'], // an invisible letter
  ['lone \ud83d half', 'lone half'],
  ['private \ue000 use', 'private use'],
  ['cafe\u0301', 'café'],
  [`Z${'\u0300\u0316\u0336\u0338'.repeat(9)}!`, 'Z\u0336\u0338\u0336!'],
  ['½ price ™', '½ price ™'], // compatibility characters stay
  ['<b>&amp;</b>', '<b>&amp;</b>'], // not escaped here: clients show plain text
  ['🐺👩‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏿', '🐺👩‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏿'],
  ['می‌خواهم', 'می‌خواهم'], // a joiner that the spelling needs
  ['क्‍ष', 'क्‍ष'],
  ['a\u200d\u200d\u200db', 'a\u200db'],
])('%j becomes %j', (typed, text) => {
  expect(clean(typed)).toBe(text);
});

test.each([
  ['', 'bad_text: The message has no visible characters.'],
  [' \n\u200b\u202e ', 'bad_text: The message has no visible characters.'],
  ['123456', 'bad_text: That is too long: at most 5 characters, and this has 6.'],
])('%j is refused', (typed, sentence) => {
  expect(clean(typed, 5)).toBe(sentence);
});

test('length counts visible characters', () => {
  expect(clean('👩‍👩‍👧'.repeat(200))).toBe('👩‍👩‍👧'.repeat(200));
  expect(clean(`${'é'.normalize('NFD').repeat(5)}`, 5)).toBe('é'.repeat(5));
});

test('any input gives a clean line, or a refusal; cleaning twice changes nothing', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const cleaned = cleanText(text, 500);
      if (!cleaned.ok) return;
      expect(cleaned.text).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      expect(cleaned.text).not.toMatch(/\p{M}{5}/u);
      expect(cleanText(cleaned.text, 500)).toEqual(cleaned);
    }),
    { numRuns: 300 },
  );
});
