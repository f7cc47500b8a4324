import { expect, test } from 'vitest';
import { wilson } from './interval.ts';

test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [300, 1000, 0.2724, 0.3291],
  [0, 0, 0, 1],
])('%i of %i: the share lies between %d and %d', (hits, trials, low, high) => {
  const [from, to] = wilson(hits, trials);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});
