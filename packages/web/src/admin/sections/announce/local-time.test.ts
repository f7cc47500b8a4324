import { expect, test } from 'vitest';
import { asLocalTime, fromLocalTime } from './local-time.ts';

test('a time goes into the field and comes back to the minute', () => {
  const at = new Date(2026, 0, 5, 9, 7).getTime();
  expect(asLocalTime(at)).toBe('2026-01-05T09:07');
  expect(fromLocalTime(asLocalTime(at))).toBe(at);
});

test('an empty field is no time', () => {
  expect(fromLocalTime('')).toBeUndefined();
});
