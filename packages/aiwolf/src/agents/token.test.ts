import { expect, test } from 'vitest';
import { makeToken, readToken, tokenIn } from './token.ts';

const NOW = 1_767_225_600_000;
const seconds = NOW / 1000;
const player = { role: 'PLAYER', team: 'kanolab' } as const;

test('a token is valid only with its secret', () => {
  const token = makeToken(player, 'secret');
  expect(readToken(token, 'secret', NOW)).toEqual(player);
  expect(readToken(token, 'Secret', NOW)).toBeUndefined();
});

test('a token made by another program is valid too', () => {
  const token =
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJyb2xlIjoiUkVDRUlWRVIifQ.6f7tlx-HVx0LFSaf4Q9FgCTR8EvbMtSsVGrvNM6nDsY'; // by Python's hmac
  expect(readToken(token, 'key', NOW)).toEqual({ role: 'RECEIVER' });
});

test.each([
  [{ ...player, exp: seconds + 1 }, true],
  [{ ...player, exp: seconds }, false],
  [{ ...player, nbf: seconds }, true],
  [{ ...player, nbf: seconds + 1 }, false],
])('%j is valid: %s', (claims, isValid) => {
  expect(readToken(makeToken(claims, 's'), 's', NOW) !== undefined).toBe(isValid);
});

test.each(['', 'a.b', 'a.b.c', 'a.b.c.d', '..'])('%j is not a token', (text) => {
  expect(readToken(text, 's', NOW)).toBeUndefined();
});

test('an unsigned token is invalid', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  expect(readToken(`${part({ alg: 'none' })}.${part(player)}.`, 's', NOW)).toBeUndefined();
});

test('one flipped character makes it invalid', () => {
  const token = makeToken(player, 's');
  for (const at of [3, 40, token.length - 2]) {
    const flipped = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    expect(readToken(flipped, 's', NOW)).toBeUndefined();
  }
});

test('the token is read from the URL, then from the header', () => {
  const plain = new URL('ws://x/ws');
  expect(tokenIn(new URL('ws://x/ws?token=abc'), 'Bearer def')).toBe('abc');
  expect(tokenIn(plain, 'Bearer def')).toBe('def');
  expect(tokenIn(plain, 'def')).toBeUndefined();
  expect(tokenIn(plain, undefined)).toBeUndefined();
});
