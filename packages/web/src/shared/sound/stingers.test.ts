import { expect, test } from 'vitest';
import { stingers } from './stingers.ts';

const SMALL = 200; // Hz: speakers of phones and televisions play little below
const FAINT = 0.06; // loudness

test.each(Object.entries(stingers))('%s is heard on small speakers', (_, voices) => {
  const isRich = (shape?: string) => shape === 'sawtooth'; // with overtones of its own
  const heard = voices.filter(([from, , , , loud, shape]) => (from >= SMALL || isRich(shape)) && loud >= FAINT);
  expect(heard.length).toBeGreaterThan(0);
});
test('no two moments sound alike', () => {
  const all = Object.values(stingers).map((voices) => JSON.stringify(voices));
  expect(new Set(all).size).toBe(all.length);
});
