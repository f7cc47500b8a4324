import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { isRepeat, normalizeLine, type RecentLines, withLine } from './repeats.ts';

test.each([
  ['Bo is the wolf', 'Bo is the wolf'],
  ['Bo is the wolf', 'BO IS THE WOLF!!!'],
  ['Bo is the wolf', 'Bo is the wolff'],
  ['Bo is the wolf', 'Booooo is the wooooolf'],
  ['join my server now', 'join my server n0w'],
  ['🐺🐺🐺 🐺🐺🐺 awoo', '🐺🐺🐺awoo'],
])('after %j, %j is a repeat', (before, text) => {
  expect(isRepeat(withLine([], normalizeLine(before), 0), normalizeLine(text), 1_000, 30)).toBe(true);
});

test.each([
  ['Bo is the wolf', 'Cid is the wolf'],
  ['Bo is the wolf', 'Bo is the seer'],
  ['yes', 'yes'],
  ['no', 'no'],
  ['vote Bo', 'vote Cy'],
])('after %j, %j is not a repeat', (before, text) => {
  expect(isRepeat(withLine([], normalizeLine(before), 0), normalizeLine(text), 1_000, 30)).toBe(false);
});

test('the last three lines are remembered, for the configured time', () => {
  let lines: RecentLines = [];
  for (const [i, text] of ['first line', 'second one', 'something else', 'and a fourth'].entries())
    lines = withLine(lines, normalizeLine(text), i);
  expect(isRepeat(lines, normalizeLine('first line'), 10, 30)).toBe(false);
  expect(isRepeat(lines, normalizeLine('second one'), 10, 30)).toBe(true);
  expect(isRepeat(lines, normalizeLine('second one'), 30_001, 30)).toBe(false);
});

test('comparing letter counts first never hides a repeat', () => {
  const line = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'A', 'x', '\u0101', '\u0121'),
    minLength: 4,
    maxLength: 40,
  });
  const heard = (text: string) => [...text.toLowerCase()].filter((letter, i, all) => letter !== all[i - 1]);
  fc.assert(
    fc.property(line, line, fc.boolean(), (before, other, isLike) => {
      const text = isLike ? `${before.slice(0, -1)}q` : other;
      const [a, b] = [heard(before), heard(text)];
      const isNear = wholeTable(a, b) <= Math.floor(Math.min(a.length, b.length) / 8);
      expect(isRepeat(withLine([], normalizeLine(before), 0), normalizeLine(text), 1_000, 30)).toBe(
        b.length > 3 && isNear,
      );
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['', '', 3, 0],
  ['', 'abc', 3, 3],
  ['kitten', 'sitting', 3, 3],
  ['kitten', 'sitting', 2, 3],
  ['flaw', 'lawn', 2, 2],
  ['abcdef', 'ghijkl', 1, 2],
])('from %j to %j, at most %i: %i', (a, b, most, distance) => {
  expect(editDistance([...a], [...b], most)).toBe(distance);
});

test('the band gives the same distance as the whole table', () => {
  const word = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(word, word, fc.nat(12), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(wholeTable(a, b), most + 1));
    }),
    { numRuns: 1_000 },
  );
});
function wholeTable(a: readonly string[], b: readonly string[]): number {
  let before = [0, ...b.map((_, j) => j + 1)];
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, other] of b.entries())
      row.push(Math.min(row[j]! + 1, before[j + 1]! + 1, before[j]! + (letter === other ? 0 : 1)));
    before = row;
  }
  return before[b.length]!;
}
