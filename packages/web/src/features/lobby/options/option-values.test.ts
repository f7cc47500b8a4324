import { expect, test } from 'vitest';
import { changesIn, isSame, type Specs, valueAt, withValue } from './option-values.ts';

const said = { label: 'Label', words: 'What it means.' };
const specs: Specs = {
  open: { kind: 'bool', default: true, ...said },
  cards: { kind: 'counts', of: ['a', 'b'], min: 0, max: 9, ...said },
  speech: {
    kind: 'group',
    of: {
      often: { kind: 'number', min: 0, max: 9, default: 1, ...said },
      length: { kind: 'group', of: { most: { kind: 'number', min: 0, max: 9, default: 1, ...said } }, ...said },
    },
    ...said,
  },
};

test('a nested value is set, and its siblings stay', () => {
  const options = withValue({ open: false, speech: { often: 2 } }, ['speech', 'length', 'most'], 5);
  expect(options).toEqual({ open: false, speech: { often: 2, length: { most: 5 } } });
  expect(valueAt(options, ['speech', 'length', 'most'])).toBe(5);
  expect(valueAt(options, ['speech', 'often', 'most'])).toBeUndefined();
});

test('defaults are left out, and so are groups that become empty', () => {
  expect(withValue({ open: false, speech: { length: { most: 5 } } }, ['speech', 'length', 'most'], undefined)).toEqual({
    open: false,
  });
});

test('empty counts are a value', () => {
  expect(withValue({}, ['cards'], {})).toEqual({ cards: {} });
});

test('changes are counted by option, also within groups', () => {
  expect(changesIn(specs, {})).toBe(0);
  expect(changesIn(specs, { open: false, cards: { a: 1, b: 2 }, speech: { often: 2, length: { most: 3 } } })).toBe(4);
});

test('the order of options does not matter', () => {
  expect(isSame({ a: 1, b: { c: true, d: 'x' } }, { b: { d: 'x', c: true }, a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSame({ a: { b: 1 } }, { a: 1 })).toBe(false);
});
