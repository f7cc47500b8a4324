import { expect, test } from 'vitest';
import { Breaker } from './breaker.ts';

const MINUTE = 60_000;
const failing = (breaker: Breaker, now: number, times: number) => {
  for (let i = 0; i < times; i++) {
    expect(breaker.enter(now)).toBe(true);
    breaker.failed(now);
  }
};

test('three failures in a row shut it, two do not', () => {
  const breaker = new Breaker();
  failing(breaker, 0, 2);
  expect(breaker.enter(0)).toBe(true);
  breaker.succeeded();
  failing(breaker, 0, 3);
  expect(breaker.enter(0)).toBe(false);
  expect(breaker.enter(MINUTE - 1)).toBe(false);
});

test('after a rest one may try; if that fails the rest doubles, up to a quarter of an hour', () => {
  const breaker = new Breaker();
  failing(breaker, 0, 3);
  let now = 0;
  for (const rest of [1, 2, 4, 8, 15, 15]) {
    expect(breaker.enter(now + rest * MINUTE - 1)).toBe(false);
    now += rest * MINUTE;
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

test('calls that were under way when it shut do not make the rest longer', () => {
  const breaker = new Breaker();
  for (let i = 0; i < 8; i++) expect(breaker.enter(0)).toBe(true);
  const shut = Array.from({ length: 8 }, () => breaker.failed(0));
  expect(shut).toEqual([false, false, true, false, false, false, false, false]);
  expect(breaker.enter(MINUTE)).toBe(true);
});

test('what is hopeless shuts it at once; a try that was called off leaves the place free', () => {
  const breaker = new Breaker();
  expect(breaker.failed(0, true)).toBe(true);
  expect(breaker.enter(14 * MINUTE)).toBe(false);
  expect(breaker.enter(15 * MINUTE)).toBe(true);
  breaker.left();
  expect(breaker.enter(15 * MINUTE)).toBe(true);
});
