import { expect, test } from 'vitest';
import { steadyTime } from './clock.ts';

const MINUTE = 60_000; // ms

function machine() {
  const at = { wall: 1_700_000_000_000, monotonic: 5_000, uptime: 90_000 };
  const pass = (ms: number) => {
    at.wall += ms;
    at.monotonic += ms;
    at.uptime += ms;
  };
  const asked = { times: 0 };
  const uptime = () => {
    asked.times++;
    return Math.floor(at.uptime / 1000) * 1000;
  };
  const now = steadyTime({ wall: () => at.wall, monotonic: () => at.monotonic, uptime });
  return { at, pass, now, asked };
}

test.each([-MINUTE, MINUTE, -86_400_000])(
  'a machine whose clock is set by %i ms: a phase lasts as long as before',
  (step) => {
    const { at, pass, now } = machine();
    const began = now();
    at.wall += step;
    for (let second = 0; second < 60; second++) {
      pass(1_000);
      now();
    }
    expect(Math.abs(now() - began - MINUTE)).toBeLessThanOrEqual(MINUTE / 100);
  },
);

test('in time it follows the machine, and never runs backwards', () => {
  const { at, pass, now } = machine();
  at.wall -= MINUTE;
  let last = now();
  for (let second = 0; second < 6_100; second++) {
    pass(1_000);
    const next = now();
    expect(next).toBeGreaterThan(last);
    last = next;
  }
  expect(now()).toBe(at.wall);
});

test('after the machine has slept, the time is the machine’s at once', () => {
  const { at, pass, now } = machine();
  pass(1_000);
  now();
  at.wall += 8 * 60 * MINUTE;
  at.uptime += 8 * 60 * MINUTE;
  pass(1_000);
  expect(Math.abs(now() - at.wall)).toBeLessThanOrEqual(1_000);
});

test('after a sleep during which the clock was set back, it goes on within a second of being awake', () => {
  const { at, pass, now } = machine();
  pass(1_000);
  const before = now();
  at.uptime += 60 * MINUTE;
  for (let i = 0; i < 11; i++) {
    pass(100);
    now();
  }
  expect(now() - before).toBeGreaterThan(59 * MINUTE);
});

test('a sleep is noticed at once, also after the clock was set forward and the time has caught up', () => {
  const { at, pass, now } = machine();
  at.wall += MINUTE;
  for (let second = 0; second < 6_100; second++) {
    pass(1_000);
    now();
  }
  at.wall += MINUTE / 2;
  at.uptime += MINUTE / 2;
  pass(10);
  expect(Math.abs(now() - at.wall)).toBeLessThanOrEqual(1_000);
});

test('the uptime, which is slow to read, is asked for once a second', () => {
  const { pass, now, asked } = machine();
  for (let i = 0; i < 10_000; i++) {
    pass(1);
    now();
  }
  expect(asked.times).toBeLessThanOrEqual(12);
});
