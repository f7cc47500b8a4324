import { expect, test } from 'vitest';
import { exponent, median } from './growth.mjs';

test.each([1, 0.5, 2])('the exponent of y = 3 x^%d is found', (power) => {
  const points = [10, 50, 200, 1000].map((x) => ({ x, y: 3 * x ** power }));
  expect(exponent(points)).toBeCloseTo(power, 10);
});

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});
