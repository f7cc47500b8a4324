import { expect, test } from 'vitest';
import { check } from '../../proof/index.ts';

const LONG = 20_000_000; // characters

test.each([
  ['letters', 'a'.repeat(LONG)],
  ['escaped quotes', '\\"'.repeat(LONG / 2)],
])('a text longer than any game gets an answer too: %s', (_, text) => {
  expect(check(Buffer.from(`{"format":"${text}"}`))).toMatchObject({ why: 'no_game' });
  expect(check(Buffer.from(`{"format":"${text}`))).toMatchObject({ why: 'not_json' });
});
