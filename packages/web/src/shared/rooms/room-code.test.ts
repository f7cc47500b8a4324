import { expect, test } from 'vitest';
import { normalisedCode, roomCodeIn } from './room-code.ts';

test.each([
  ['k7qm', 'K7QM'],
  [' k7 qm ', 'K7QM'],
  ['K7-QM', 'K7QM'],
  ['ｋ７ｑｍ', 'K7QM'],
  ['https://play.example/r/k7qm', 'K7QM'],
  ['Come and play: Moonrise, room K7QM https://play.example/r/K7QM?from=chat', 'K7QM'],
  ['http://192.168.0.7:3000/watch/K7QMX#top', 'K7QMX'],
  ['/tv/K7QMXY', 'K7QMXY'],
])('%j means room %s', (typed, code) => {
  expect(roomCodeIn(typed)).toBe(code);
});

test.each(['', 'K7Q', 'K7QMXYZ', 'K0QM', 'KOQM', 'K1QM', 'KIQM', 'KLQM', 'K7Q!', 'https://play.example/guide'])(
  '%j is no code',
  (typed) => {
    expect(roomCodeIn(typed)).toBeUndefined();
  },
);

test('while typing only case and spaces change', () => {
  expect(normalisedCode('k7 ')).toBe('K7');
});
