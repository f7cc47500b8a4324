import { expect, test } from 'vitest';
import { pathOf, roundUp, thinned, ticksIn } from './scale.ts';

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [10, 10],
  [21, 40],
  [180_000_000, 200_000_000],
  [0.3, 0.4],
])('the axis for %s ends at %s: half of a count is a whole number', (value, end) => {
  expect(roundUp(value)).toBeCloseTo(end, 9);
});

test('a day of minutes becomes a few points, and its peak stays', () => {
  const day = Array.from({ length: 1_440 }, (_, i) => (i === 700 ? 90 : 1));
  const few = thinned(day, 240);
  expect(few).toHaveLength(240);
  expect(Math.max(...few.map(Number))).toBe(90);
  expect(thinned([null, null, 3, null], 2)).toEqual([null, 3]);
});

test('a line has gaps where values are missing, and a single value is a dot', () => {
  const draw = (values: (number | null)[]) => pathOf(values, Number, Number);
  expect(draw([1, 2, null, 4])).toBe('M0.0 1.0L1.0 2.0M3.0 4.0h.1');
  expect(draw([null, 2, null])).toBe('M1.0 2.0h.1');
  expect(draw([])).toBe('');
});

test('the marks of the time axis begin with the first point and end with the last', () => {
  expect(ticksIn(61, 4)).toEqual([0, 20, 40, 60]);
  expect(ticksIn(2, 4)).toEqual([0, 1]);
  expect(ticksIn(1, 4)).toEqual([0]);
  expect(ticksIn(0, 4)).toEqual([]);
});
