import type { Chance } from '../chance.ts';

const strings = [
  '',
  ' ',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '\u0000',
  '\ud800',
  '💀',
  'x'.repeat(20_000),
];
const numbers = [-1, -0, 0.5, 99, 1e9, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY];

/** A value that does not belong there. */
export function junk(chance: Chance, depth = 2): unknown {
  const kind = chance.below(depth > 0 ? 9 : 6);
  switch (kind) {
    case 0:
      return undefined;
    case 1:
      return null;
    case 2:
      return chance.percent(50);
    case 3:
      return chance.pick(numbers);
    case 4:
    case 5:
      return chance.pick(strings);
    case 6:
      return Array.from({ length: chance.pick([0, 1, 2, 200]) }, () => junk(chance, 0));
    case 7:
      return JSON.parse('{"__proto__":{"polluted":true},"length":1}');
    default:
      return Object.fromEntries(
        Array.from({ length: chance.below(4) }, () => [chance.pick(strings), junk(chance, depth - 1)]),
      );
  }
}
