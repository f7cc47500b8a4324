import { expect, test } from 'vitest';
import { defaultLimits } from '../limits/limits.ts';
import type { WordFilter } from '../rooms/model/room-options.ts';
import { Chat } from './chat.ts';

const LONGEST = defaultLimits.text_length;
const TAIL = 80; // letters in which two lines differ: more than a repeat may, and as late as possible
const BODY = LONGEST - TAIL;
const filled = (unit: string, units = BODY): string => unit.repeat(Math.ceil(units / unit.length)).slice(0, units);
const plain = filled('the quick brown fox jumps over the lazy dog ');

/** Lines that once cost hundreds of plain ones, and their relatives. */
const hostile: readonly (readonly [name: string, line: string])[] = [
  ['one character that normalization turns into eighteen', '\ufdfa'.repeat(BODY)],
  ['as many of those as are accepted', `${'\ufdfa'.repeat(45)}`],
  ['squared words', filled('\u3300\u337f\u332b\u333d')],
  ['combining marks on every letter', filled('e\u0301\u0316\u0323', 2 * BODY)],
  ['a flood of marks on one letter', `e${'\u0301'.repeat(4 * LONGEST - 10)}`],
  ['long clusters of one script', filled('\u0915\u094d\u0937\u094d\u092e\u094d\u092f', 2 * BODY)],
  ['jamo', filled('\u1100\u1161\u11a8')],
  ['leading jamo alone', filled('\u1100')],
  ['families of emoji', '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'.repeat(LONGEST / 4)],
  ['as many families as are accepted', '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}'.repeat(180)],
  ['flags', filled('\u{1f1e9}\u{1f1ea}\u{1f1eb}\u{1f1f7}', 3 * BODY)],
  ['keycaps', '1\ufe0f\u20e32\ufe0f\u20e3'.repeat(150)],
  ['tags of emoji on letters', 'a\u{e0061}'.repeat(BODY)],
  ['joiners and invisible characters', 'ab\u200d\u200b'.repeat(BODY / 2)],
  ['emoji of two units', '\u{1f600}'.repeat(BODY)],
  ['emoji with a colour of skin', '\u{1f44d}\u{1f3fd}'.repeat(BODY)],
  ['letters of two units', filled('\u{10330}\u{20000}\u{1d49c}', 2 * BODY)],
  ['vowels that take space', filled('\u0e01\u0e33\u0bc6\u0bbe', 2 * BODY)],
  ['signs before a letter', filled('\u{111c2}\u{11183}', 3 * BODY)],
  ['scripts in turns', filled('a\u0434\u05d0\u0915\u093f\u0e01\u30ab\uac01')],
  ['capitals that fold to several', filled('\u0130\ufb03\u1e9e')],
];

const LETTERS = filled('abcdefghijklmnopqrstuvwxyz', TAIL);
const tails = [0, 20, 40, 60].map((start) => LETTERS.slice(start) + LETTERS.slice(0, start)); // the same letters

/** The time for a line after three like it. */
function timeOf(body: string, filter: WordFilter): number {
  const chat = new Chat(defaultLimits, () => 0);
  let time = 0;
  for (const tail of tails) {
    const before = performance.now();
    const taken = chat.take('anna', body + tail, filter);
    time = performance.now() - before;
    if (taken.ok) chat.said('anna', taken);
  }
  return time;
}
const MOST = 3; // plain lines
const MOST_MS = 5;
const [FEWEST, MOST_ROUNDS] = [2, 10]; // of attempts

/** Other processes can only add to a time, so the least times of many attempts count, taken in turns with a plain line. */
function expectCheap(body: string, filter: WordFilter): void {
  let [cost, usual] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const isCheap = () => cost <= MOST * usual && cost <= MOST_MS;
  for (let round = 0; round < FEWEST || (round < MOST_ROUNDS && !isCheap()); round++)
    for (let attempt = 0; attempt < 50; attempt++) {
      usual = Math.min(usual, timeOf(plain, filter));
      cost = Math.min(cost, timeOf(body, filter));
    }
  expect(cost / usual).toBeLessThanOrEqual(MOST);
  expect(cost).toBeLessThanOrEqual(MOST_MS);
}

test.each(hostile)('%s: costs at most three plain lines (T78)', (_, body) => {
  expectCheap(body, 'off');
});

/** Lines for which the word filter has most to do. */
const forTheFilter: readonly (readonly [name: string, line: string])[] = [
  ...hostile,
  ['words of one letter', filled('f ')],
  ['words that are listed', filled('fuck ')],
  ['letters that could disguise a word', filled('f.-_*')],
  ['one letter again and again', filled('f')],
  ['look-alikes of many scripts', filled('ƒυсκꜱһ\u{1d422}ｔ')],
  ['kana', filled('クソ死ね')],
];
test.each(forTheFilter)('%s: costs at most three plain lines with the word filter (T78)', (_, body) => {
  expectCheap(body, 'strict');
});
