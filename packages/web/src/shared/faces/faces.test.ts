import { expect, test } from 'vitest';
import { colours } from './colours.ts';
import { faceDrawings, patterns } from './face-drawings.ts';
import { COLOURS, FACES } from './faces.tsx';

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}

test('every look that the server assigns has a drawing', () => {
  expect([FACES, COLOURS]).toEqual([24, 12]);
  expect([faceDrawings.length, patterns.length]).toEqual([FACES, COLOURS]);
});

test.each(colours)('white is legible on %s', (colour) => {
  expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(4.5);
});

test('no two colours share a pattern', () => {
  expect(new Set(patterns).size).toBe(patterns.length);
});
