import { expect, test } from 'vitest';
import { Beginnings, firstWords, wordsAfterName } from './beginnings.ts';
import { phrase } from './phrase.ts';

const ways = ['I suspect {0}.', 'I suspect nobody.', 'I see.', 'Hm.', 'I suspect that {0} lies.', 'Nothing to say.'];
const phrases = ways.map((way, i) => phrase(String(i), way));
const worded = new Beginnings(phrases, firstWords);
const found = (text: string, from = 0) =>
  worded
    .at(text, from)
    .filter((one) => text.startsWith(firstWords(one), from))
    .map(({ key }) => ways[Number(key)]);

test.each([
  ['I suspect Anna.', ['I suspect {0}.']],
  ['I suspect nobody.', ['I suspect {0}.', 'I suspect nobody.']],
  ['I suspect that Anna lies.', ['I suspect {0}.', 'I suspect that {0} lies.']],
  ['I see. Hm.', ['I see.']],
  ['Hm', []],
])('phrases that may begin %j', (text, expected) => expect(found(text)).toEqual(expected));

test('anywhere in a text', () => expect(found('I see. Hm.', 7)).toEqual(['Hm.']));
test('of many phrases few are left', () => expect(worded.at('Nothing to say.', 0)).toHaveLength(1));
test('words after a name, none after another slot', () => {
  expect(wordsAfterName(phrase('a', '{0} lies.'))).toBe(' lies.');
  expect(wordsAfterName(phrase('a', '{list} lie.'))).toBe('');
});
