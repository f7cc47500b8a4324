import { expect, test } from 'vitest';
import { hasMoreValues } from './frame-values.ts';

const MOST = 10;
const numbers = (count: number): string => JSON.stringify(Array.from({ length: count }, (_, i) => i));

test.each([
  ['a list', numbers(MOST - 1), false], // and the list itself
  ['a longer list', numbers(MOST), true],
  ['a deep list', '['.repeat(MOST + 1), true],
  ['objects', JSON.stringify(Array(MOST).fill({})), true],
  ['a text full of signs', JSON.stringify('[{,\\"'.repeat(100)), false],
  ['a list after a text with quotes', `["${'\\"'.repeat(20)}",${numbers(MOST)}]`, true],
  ['a text that does not end', `["${','.repeat(100)}`, false],
])('%s', (_, text, expected) => expect(hasMoreValues(text, MOST)).toBe(expected));
