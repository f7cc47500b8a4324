import { expect, test } from 'vitest';
import { readLock } from './complete-lock.mjs';

// The oldest version of each line that we support: what runs there causes no EBADENGINE warning on a newer one.
const supported = ['20.19.0', '22.12.0', '24.0.0', '26.0.0'];

type Version = [major: number, minor: number, patch: number];
const versionOf = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
};
const isAtLeast = (one: Version, other: Version): boolean => {
  const i = one.findIndex((part, at) => part !== other[at]);
  return i === -1 || one[i]! > other[i]!;
};

/** `>=20.11`, `^20.19.0`, `20` and `*`, which are the only forms in our lock file. */
function meets(version: string, comparator: string): boolean {
  if (comparator === '*') return true;
  const [, operator, text] = /^(>=|\^|)([\d.x*]+)$/.exec(comparator) ?? [];
  if (text === undefined) throw new Error(`The range "${comparator}" is not understood: extend this test.`);
  const [actual, wanted] = [versionOf(version), versionOf(text)];
  return isAtLeast(actual, wanted) && (operator === '>=' || actual[0] === wanted[0]);
}
const isInRange = (version: string, range: string): boolean =>
  range.split('||').some((part) =>
    part
      .replace(/>=\s+/g, '>=')
      .trim()
      .split(/\s+/)
      .every((comparator) => meets(version, comparator)),
  );

test.each([
  ['20.19.0', '>=22', false],
  ['20.19.0', '>= 20.19', true],
  ['20.19.0', '^18 || >=20.20', false],
  ['22.12.0', '^20.19.0 || >=22.12.0', true],
  ['22.12.0', '18 || 20 || >=24', false],
  ['20.19.0', '>=16 || 14 >=14.17', true],
])('Node %s in "%s": %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected);
});

test.each(supported)('every locked package runs on Node %s', (version) => {
  // npm leaves out an optional package that does not fit, without a warning
  const needed = Object.entries(readLock().packages).filter(([, { optional }]) => !optional);
  const tooNew = needed.filter(([, { engines }]) => engines?.node && !isInRange(version, engines.node));
  expect(tooNew.map(([path, { engines }]) => `${path} wants Node ${engines?.node}`)).toEqual([]);
});
