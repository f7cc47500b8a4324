import { expect, test } from 'vitest';
import { isTimeZone, quietUntil } from './quiet-hours.ts';

const at = (time: string) => Date.parse(`2026-01-10T${time}:00Z`);
const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin' }; // an hour ahead of UTC in January

test.each([
  ['20:59', null],
  ['21:00', '2026-01-11T06:00:00.000Z'],
  ['23:59', '2026-01-11T06:00:00.000Z'],
  ['05:59', '2026-01-10T06:00:00.000Z'],
  ['06:00', null],
])('at %s UTC it is quiet until %s', (time, until) => {
  const found = quietUntil(night, at(time));
  expect(found === null ? null : new Date(found).toISOString()).toBe(until);
});
test('hours that begin when they end are none', () => {
  expect(quietUntil({ ...night, from: 420 }, at('03:00'))).toBeNull();
  expect(quietUntil(null, at('03:00'))).toBeNull();
});
test('zones are those that the system knows', () => {
  expect(isTimeZone('Asia/Kolkata')).toBe(true);
  expect(isTimeZone('Moon/Tranquility')).toBe(false);
});
