import { expect, test } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

const MINUTE = 60_000;
const failing = (breaker: CircuitBreaker, now: number, times: number) => {
  for (let i = 0; i < times; i++) {
    expect(breaker.enter(now)).toBe(true);
    breaker.failed(now);
  }
};

test('three failures in a row stop calls, two do not', () => {
  const breaker = new CircuitBreaker();
  failing(breaker, 0, 2);
  expect(breaker.enter(0)).toBe(true);
  breaker.succeeded();
  failing(breaker, 0, 3);
  expect(breaker.enter(0)).toBe(false);
  expect(breaker.enter(MINUTE - 1)).toBe(false);
});

test('after a pause one call is tried; if it fails the pause doubles, up to 15 minutes', () => {
  const breaker = new CircuitBreaker();
  failing(breaker, 0, 3);
  let now = 0;
  for (const pause of [1, 2, 4, 8, 15, 15]) {
    expect(breaker.enter(now + pause * MINUTE - 1)).toBe(false);
    now += pause * MINUTE;
    expect(breaker.enter(now)).toBe(true);
    expect(breaker.enter(now)).toBe(false); // one at a time
    expect(breaker.failed(now)).toBe(true);
  }
  now += 15 * MINUTE;
  expect(breaker.enter(now)).toBe(true);
  breaker.succeeded();
  expect(breaker.enter(now)).toBe(true);
  failing(breaker, now, 3);
  expect(breaker.enter(now + MINUTE)).toBe(true);
});

test('calls that were under way do not make the pause longer', () => {
  const breaker = new CircuitBreaker();
  for (let i = 0; i < 8; i++) expect(breaker.enter(0)).toBe(true);
  const shut = Array.from({ length: 8 }, () => breaker.failed(0));
  expect(shut).toEqual([false, false, true, false, false, false, false, false]);
  expect(breaker.enter(MINUTE)).toBe(true);
});

test('a permanent failure stops calls at once; a cancelled try does not count', () => {
  const breaker = new CircuitBreaker();
  expect(breaker.failed(0, true)).toBe(true);
  expect(breaker.enter(14 * MINUTE)).toBe(false);
  expect(breaker.enter(15 * MINUTE)).toBe(true);
  breaker.cancelled();
  expect(breaker.enter(15 * MINUTE)).toBe(true);
});
