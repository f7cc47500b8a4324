import { expect, test } from 'vitest';
import { verifyBytes } from '../verify.ts';

const LONG = 20_000_000; // characters

test.each([
  ['letters', 'a'.repeat(LONG)],
  ['escaped quotes', '\\"'.repeat(LONG / 2)],
])('a text much longer than any game gives a result: %s', (_, text) => {
  expect(verifyBytes(Buffer.from(`{"format":"${text}"}`))).toMatchObject({ why: 'no_game' });
  expect(verifyBytes(Buffer.from(`{"format":"${text}`))).toMatchObject({ why: 'not_json' });
});
