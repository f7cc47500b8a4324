import { expect, test } from 'vitest';
import { colour, lines } from '../report/report-plots.ts';
import { forest } from './arena-plots.ts';

test('a usual pair of players is named in full, a very long name is cut', () => {
  const row = { value: 1, low: 0, high: 2 };
  const plot = forest(
    [
      { ...row, name: 'standard – scripted' },
      { ...row, name: 'x'.repeat(40) },
    ],
    'Elo',
  );
  expect(plot).toContain('>standard – scripted<');
  expect(plot).toContain(`>${'x'.repeat(27)}…<`);
});

test('without a row nothing is drawn', () => expect(forest([], 'Elo')).toBe(''));

test('six players have lines of six colours, and their error bars stand beside each other', () => {
  const chance = { won: 1, games: 2, share: 0.5, middle: 0.5, margin: 0.1 };
  const plot = lines([{ name: '1', chances: Array(6).fill(chance) }]);
  const colours = Array.from({ length: 6 }, (_, i) => colour(i));
  expect(new Set(colours).size).toBe(6);
  for (const one of colours) expect(plot).toContain(`class="side-${one}"`);
  const whiskers = [...plot.matchAll(/class="whisker" x1="([\d.]+)"/g)].map(([, x]) => x);
  expect(new Set(whiskers).size).toBe(6);
});
