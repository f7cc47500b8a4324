import { expect, test } from 'vitest';
import { holm, meanDifference, quantile, studentQuantile, twoSided } from './numbers.ts';

test.each([
  [2, 4.303],
  [4, 2.776],
  [9, 2.262],
  [29, 2.045],
  [1000, 1.962],
])('the 97.5 %% quantile of Student with %i degrees of freedom', (freedom, expected) => {
  expect(studentQuantile(freedom)).toBeCloseTo(expected, 1.7);
});
test.each([
  [0, 1],
  [1, 0.3173],
  [1.96, 0.05],
  [3, 0.0027],
])('a normal value at least %f from 0', (size, expected) => {
  expect(twoSided(size)).toBeCloseTo(expected, 4);
});

test('a mean of differences has an interval', () => {
  const found = meanDifference([1, 0, 0.5, -0.5, 1, 0.5, 0, 0.5, 1, 0]);
  expect(found?.points).toBeCloseTo(0.4);
  expect(found?.low).toBeCloseTo(0.4 - 2.262 * (Math.sqrt(2.4 / 9) / Math.sqrt(10)), 2);
  expect(meanDifference([1])).toBeNull();
});
test('values that are all equal do not make an interval without width', () => {
  const found = meanDifference([1, 1, 1, 1, 1]);
  expect(found?.low).toBeCloseTo(0.4);
  expect(found?.high).toBe(1);
});
test('Holm: the smallest has to be below 5 % divided by the number of tests', () => {
  expect(holm([0.01, 0.04, 0.03])).toEqual([true, false, false]);
  expect(holm([0.01, 0.04, 0.02])).toEqual([true, true, true]);
  expect(holm([])).toEqual([]);
});
test('quantiles are interpolated', () => {
  expect(quantile([1, 2, 3, 4, 5], 0.5)).toBe(3);
  expect(quantile([0, 10], 0.25)).toBe(2.5);
});
