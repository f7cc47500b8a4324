import { expect, test } from 'vitest';
import { checkToken, idOfToken, makeToken, tokenIn } from './token.ts';

const NOW = 1_767_225_600_000;
const seconds = NOW / 1000;
const player = { role: 'PLAYER', team: 'kanolab' } as const;
const nothing = () => false;
const check = (token: string, secret: string, isRevoked: (id: string) => boolean = nothing) =>
  checkToken(token, { secret, now: NOW, isRevoked });

test('a token is valid only with its secret', () => {
  const token = makeToken(player, 'secret');
  expect(check(token, 'secret')).toEqual({ ok: true, claims: player });
  expect(check(token, 'Secret')).toEqual({ ok: false, why: 'signature' });
});

test('a token made by another program is valid too', () => {
  const token =
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJyb2xlIjoiUkVDRUlWRVIifQ.6f7tlx-HVx0LFSaf4Q9FgCTR8EvbMtSsVGrvNM6nDsY'; // by Python's hmac
  expect(check(token, 'key')).toEqual({ ok: true, claims: { role: 'RECEIVER' } });
});

test.each([
  [{ ...player, exp: seconds + 1 }, undefined],
  [{ ...player, exp: seconds }, 'expired'],
  [{ ...player, nbf: seconds }, undefined],
  [{ ...player, nbf: seconds + 1 }, 'early'],
])('%j is refused as: %s', (claims, why) => {
  expect(check(makeToken(claims, 's'), 's')).toMatchObject(why ? { ok: false, why } : { ok: true });
});

test('a token is revoked by its id, or by its hash if it was made without one', () => {
  const withId = { ...player, jti: 'an id' };
  expect(check(makeToken(withId, 's'), 's', (id) => id === 'an id')).toEqual({ ok: false, why: 'revoked' });
  const without = makeToken(player, 's');
  expect(check(without, 's', (id) => id === idOfToken(without))).toEqual({ ok: false, why: 'revoked' });
  expect(check(without, 's', (id) => id === 'an id')).toMatchObject({ ok: true });
});

test('an id that is not text does not matter', () => {
  const token = makeToken({ ...player, jti: 7 as unknown as string }, 's');
  expect(check(token, 's')).toMatchObject({ ok: true });
});

test('without a readable list no token is accepted', () => {
  const unreadable = () => {
    throw new Error('EACCES');
  };
  expect(check(makeToken(player, 's'), 's', unreadable)).toEqual({ ok: false, why: 'unchecked' });
});

test.each(['', 'a.b', 'a.b.c', 'a.b.c.d', '..'])('%j is not a token', (text) => {
  expect(check(text, 's')).toEqual({ ok: false, why: 'malformed' });
});

test('an unsigned token is invalid', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  expect(check(`${part({ alg: 'none' })}.${part(player)}.`, 's')).toEqual({ ok: false, why: 'malformed' });
});

test('one flipped character makes it invalid', () => {
  const token = makeToken(player, 's');
  for (const at of [3, 40, token.length - 2]) {
    const flipped = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    expect(check(flipped, 's').ok).toBe(false);
  }
});

test('the token is read from the URL, then from the header', () => {
  const plain = new URL('ws://x/ws');
  expect(tokenIn(new URL('ws://x/ws?token=abc'), 'Bearer def')).toBe('abc');
  expect(tokenIn(plain, 'Bearer def')).toBe('def');
  expect(tokenIn(plain, 'def')).toBeUndefined();
  expect(tokenIn(plain, undefined)).toBeUndefined();
});
