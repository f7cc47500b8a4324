import { expect, test } from 'vitest';
import { chance } from './chance.ts';

/** Pearson's chi-square against equal counts. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

// 99.9 % quantiles of chi-square for n - 1 degrees of freedom
test.each([
  [2, 10.83],
  [3, 13.82],
  [7, 22.46],
  [12, 31.26],
])('draws below %i are equally likely, from position to position and in a row', (n, limit) => {
  const first = Array<number>(n).fill(0);
  const second = Array<number>(n).fill(0);
  const pairs = Array<number>(n * n).fill(0);
  for (let i = 0; i < 20_000; i++) {
    const below = chance('seed', `1.night.1/${i}`);
    const [a, b] = [below(n), below(n)];
    first[a] = (first[a] ?? 0) + 1;
    second[b] = (second[b] ?? 0) + 1;
    pairs[a * n + b] = (pairs[a * n + b] ?? 0) + 1;
  }
  expect(chiSquare(first)).toBeLessThan(limit);
  expect(chiSquare(second)).toBeLessThan(limit);
  const freedom = n * n - 1;
  expect(chiSquare(pairs)).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
});

test('neighbouring seats draw independently', () => {
  const pairs = Array<number>(25).fill(0);
  for (let i = 0; i < 20_000; i++) {
    const at = (seat: number) => chance(`${i}`, `1.voting.1/vote/${seat}`)(5);
    const pair = at(0) * 5 + at(1);
    pairs[pair] = (pairs[pair] ?? 0) + 1;
  }
  expect(chiSquare(pairs)).toBeLessThan(51.18);
});

test('the same seed and position draw the same, another position something else', () => {
  const row = (seed: string, position: string) => {
    const below = chance(seed, position);
    return Array.from({ length: 8 }, () => below(1000));
  };
  expect(row('a', 'b')).toEqual(row('a', 'b'));
  expect(row('a', 'b')).not.toEqual(row('a', 'c'));
  expect(row('a', 'b')).not.toEqual(row('b', 'a'));
});
