import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeLength, isRude, newCode, parseCode } from './codes.ts';

const CODES = 31 ** 4;

test.each([
  [0, 0, 4],
  [Math.floor(CODES / 500), 0, 4], // 1,847 rooms
  [Math.floor(CODES / 500) + 1, 0, 5],
  [CODES, Math.floor(31 ** 5 / 500), 5], // 57,258 rooms
  [CODES, Math.floor(31 ** 5 / 500) + 1, 6],
  [CODES, 31 ** 5, 6],
])('with %i codes of four and %i of five in use a new one has %i', async (four, five, length) => {
  expect(await codeLength((asked) => (asked === 4 ? four : five), false)).toBe(length);
});

test('while codes are being guessed, new codes have six characters', async () => {
  expect(await codeLength(() => 0, true)).toBe(6);
});

test('codes contain no look-alike characters and no rude words', () => {
  for (const length of [4, 5, 6])
    for (let i = 0; i < 500; i++) {
      const code = newCode(length);
      expect(code).toMatch(new RegExp(`^[2-9A-HJKMNP-Z]{${length}}$`));
      expect(isRude(code)).toBe(false);
    }
});

test('all codes are equally likely, except rude ones', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 31_000; i++) for (const sign of newCode(4)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect(counts.size).toBe(31);
  for (const count of counts.values()) expect(Math.abs(count - 4_000)).toBeLessThan(6 * Math.sqrt(4_000));
});

test('codes depend only on the random function, and rude ones are drawn again', () => {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  const signs = [...'FUCKPAWS'].map((sign) => alphabet.indexOf(sign));
  expect(newCode(4, () => signs.shift()!)).toBe('PAWS');
});

test.each(['FUCK', 'FVCK', 'XCUM', 'AS52', '45SA', 'SEX7', '5EXY', 'PUT4', 'KURWA', 'MERDE8'])('%s is rude', (code) => {
  expect(isRude(code)).toBe(true);
});

test('few codes are rude', () => {
  const lost = Array.from({ length: 20_000 }, () => Array.from({ length: 4 }, draw).join('')).filter(isRude);
  expect(lost.length / 20_000).toBeLessThan(0.02);
});
function draw() {
  return '23456789ABCDEFGHJKMNPQRSTUVWXYZ'[Math.floor(Math.random() * 31)]!;
}

test.each([
  ['K7QM', 'K7QM'],
  ['k7qm', 'K7QM'],
  [' k7 qm ', 'K7QM'],
  ['k-7-q-m', 'K7QM'],
  ['K7–QM', 'K7QM'],
  ['Ｋ７ＱＭ', 'K7QM'],
  ['k7qm2', 'K7QM2'],
  ['k7qm23', 'K7QM23'],
  ['', undefined],
  ['K7Q', undefined],
  ['K7QM234', undefined],
  ['K0QM', undefined],
  ['K1QM', undefined],
  ['KOQM', undefined],
  ['K7Q!', undefined],
  ['ßßQM', undefined],
])('%j is read as %j', (typed, code) => {
  expect(parseCode(typed)).toBe(code);
});

test('any input is read as a code or refused', () => {
  const typed = fc.string({ unit: fc.constantFrom('K', 'q', '7', '0', 'O', ' ', '-', 'ß', '𝟕', '!'), maxLength: 8 });
  fc.assert(
    fc.property(typed, (text) => {
      expect(parseCode(text) ?? '2222').toMatch(/^[2-9A-HJKMNP-Z]{4,6}$/);
    }),
    { numRuns: 300 },
  );
});

test('every new code is recognised in all spellings', () => {
  for (let i = 0; i < 300; i++) {
    const code = newCode(4 + (i % 3));
    expect(parseCode(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2)} `)).toBe(code);
  }
});
