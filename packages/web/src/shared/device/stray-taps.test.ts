import { expect, test } from 'vitest';
import { isStray } from './stray-taps.ts';

const [back, start] = ['back', 'start'] as unknown as [Element, Element];
const first = { at: 1_000, x: 200, y: 700, pressed: back };

test('the second half of a double tap is stray if another element is under the finger', () => {
  expect(isStray(first, { at: 1_150, x: 204, y: 698, pressed: start })).toBe(true);
  expect(isStray(first, { at: 1_150, x: 204, y: 698, pressed: back })).toBe(false);
});

test('a later tap, one elsewhere, or one after a tap on nothing counts', () => {
  expect(isStray(first, { at: 1_600, x: 204, y: 698, pressed: start })).toBe(false);
  expect(isStray(first, { at: 1_150, x: 300, y: 698, pressed: start })).toBe(false);
  expect(isStray({ ...first, pressed: null }, { at: 1_150, x: 204, y: 698, pressed: start })).toBe(false);
});
