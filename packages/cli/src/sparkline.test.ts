import { expect, test } from 'vitest';
import { bar, sparkline } from './sparkline.ts';

test('a sparkline is as high as its values, the highest full', () => {
  expect(sparkline([0, 5, 10])).toBe('▁▅█');
  expect(sparkline([3])).toBe('█');
  expect(sparkline([0, 0])).toBe('▁▁');
});

test('a bar is as long as its share', () => {
  expect(bar(0.5, 10)).toBe('█████·····');
  expect(bar(0, 4)).toBe('····');
  expect(bar(1, 4)).toBe('████');
});
