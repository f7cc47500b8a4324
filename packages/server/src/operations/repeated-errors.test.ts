import { expect, test } from 'vitest';
import { RepeatedErrors } from './repeated-errors.ts';

test('an error is told at once, then once a minute with the number of times', () => {
  let now = 0;
  const errors = new RepeatedErrors(() => now);
  const again = () => errors.count(Object.assign(new Error('database or disk is full'), { errcode: 13 }));
  expect([again(), again(), again()]).toEqual([1, 0, 0]);
  expect(errors.count(new Error('something else'))).toBe(1);
  now = 59_999;
  expect(again()).toBe(0);
  now = 60_000;
  expect([again(), again()]).toEqual([4, 0]);
});

test('many kinds of errors take no more memory', () => {
  const errors = new RepeatedErrors(() => 0);
  for (let i = 0; i < 10_000; i++) expect(errors.count(new Error(`number ${i}`))).toBe(1);
  expect((errors as unknown as { seen: Map<string, unknown> }).seen.size).toBeLessThanOrEqual(100);
});
