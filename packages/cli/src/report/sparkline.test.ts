import { expect, test } from 'vitest';
import { bar, sparkline } from './sparkline.ts';

test('a sparkline is scaled to its highest value', () => {
  expect(sparkline([0, 5, 10])).toBe('▁▅█');
  expect(sparkline([3])).toBe('█');
  expect(sparkline([0, 0])).toBe('▁▁');
});

test('the length of a bar is its share', () => {
  expect(bar(0.5, 10)).toBe('█████·····');
  expect(bar(0, 4)).toBe('····');
  expect(bar(1, 4)).toBe('████');
});
