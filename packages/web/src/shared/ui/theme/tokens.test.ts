import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LEAST = 4.5;
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const lights = ['night', 'dawn', 'day', 'dusk'];

function coloursOf(light: string): Readonly<Record<string, string>> {
  const [, rule = ''] = new RegExp(`\\[data-light="${light}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]),
  );
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

// What text stands on. The sky is a gradient over three colours: between two of them no colour is nearer to the text
// colour than the nearer of the two.
const grounds = ['sky-1', 'sky-2', 'sky-3', 'panel', 'panel-2'];
const pairs = [
  ...['ink', 'ink-soft'].flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...['accent', 'danger', 'good'].flatMap((ink) => [[ink, 'panel'] as const, [ink, 'panel-2'] as const]),
  ...['accent', 'danger', 'good'].map((ground) => [`${ground}-ink`, ground] as const),
];

test.each(lights)('by %s all text has a contrast of 4.5 on every background', (light) => {
  const colours = coloursOf(light);
  const pale = pairs
    .map(([ink, ground]) => ({ ink, ground, contrast: contrast(colours[ink] ?? '', colours[ground] ?? '') }))
    .filter((pair) => !(pair.contrast >= LEAST)); // NaN fails too
  expect(pale).toEqual([]);
});

test('the room code has enough contrast at night', () => {
  const colours = coloursOf('night');
  for (const ground of grounds)
    expect(contrast(colours['moon-lit'] ?? '', colours[ground] ?? '')).toBeGreaterThan(LEAST);
});
