import { expect, test } from 'vitest';
import { litPath } from './moon.tsx';

/** Where the rim and the terminator cross the middle of the disc, left to right. */
function middleOf(path: string): [number, number] {
  const [, rim, width, terminator] = path.match(/^M50 2A48 48 0 0 ([01]) 50 98A([\d.]+) 48 0 0 ([01]) 50 2Z$/) ?? [];
  const limb = rim === '1' ? 98 : 2;
  const inner = 50 + (terminator === '1' ? -1 : 1) * Number(width);
  return [Math.min(limb, inner), Math.max(limb, inner)];
}

test.each([
  [0, 98, 98],
  [0.125, 83.94, 98],
  [0.25, 50, 98],
  [0.375, 16.06, 98],
  [0.5, 2, 98],
  [0.625, 2, 83.94],
  [0.75, 2, 50],
  [0.875, 2, 16.06],
  [1, 98, 98],
])('at phase %d the moon is lit from %d to %d', (phase, from, to) => {
  const [left, right] = middleOf(litPath(phase));
  expect(left).toBeCloseTo(from, 1);
  expect(right).toBeCloseTo(to, 1);
});
