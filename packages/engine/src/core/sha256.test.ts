import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex, sha256 } from './sha256.ts';

// FIPS 180-4 and the NIST examples.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('a known hash: %.20s', (text, expected) => {
  expect(hex(sha256(text))).toBe(expected);
});

test('the same as the platform’s, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('the same as the platform’s, at every length around a block', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'x'.repeat(length);
    expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('the same as the platform’s for texts that share their first block', () => {
  const [seed, other, wide] = ['ab'.repeat(32), 'cd'.repeat(32), 'é'.repeat(64)];
  for (const start of [seed, seed, other, seed, wide, seed.slice(0, 63), seed])
    for (const text of [start, `${start}/deal/0`, `${start}é`, `${start}${'z'.repeat(80)}`])
      expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
});
