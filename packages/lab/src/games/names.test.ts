import { expect, test } from 'vitest';
import { namesFor } from './names.ts';

test('no two players have the same name', () => {
  expect(new Set(namesFor(60)).size).toBe(60);
  expect(namesFor(27).at(-1)).toBe('Ada 2');
});
