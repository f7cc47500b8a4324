import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseClock } from './database-clock.ts';

const T0 = 1_767_225_600_000;
afterEach(() => vi.useRealTimers());

/** A database with these answer times, and a machine whose monotonic clock starts at 5,000. */
function machine(delays: readonly number[] = [], drift = 0) {
  const state = { mono: 5_000, shift: 0, asked: 0 };
  const ask = async () => {
    const delay = delays[Math.min(state.asked++, delays.length - 1)] ?? 0;
    state.mono += delay / 2;
    const time = T0 + (state.mono - 5_000) * (1 + drift) + state.shift;
    state.mono += delay / 2;
    return time;
  };
  return { state, ask, monotonic: () => state.mono };
}

test.each([-300_000, 0, 300_000])('the clock works on a machine whose own clock is wrong by %d ms', async (skew) => {
  const { state, ask, monotonic } = machine();
  vi.useFakeTimers({ now: T0 + skew, toFake: ['Date'] });
  const clock = await DatabaseClock.start(ask, monotonic);
  expect(clock.now()).toBe(T0);
  state.mono += 60_000;
  vi.setSystemTime(T0 - skew); // the clock of the machine is set meanwhile
  expect(clock.now()).toBe(T0 + 60_000);
  clock.stop();
});

test('the fastest of the first answers counts, and a slower one later changes nothing', async () => {
  const { state, ask, monotonic } = machine([800, 20, 400, 600]);
  const clock = await DatabaseClock.start(ask, monotonic);
  expect(clock.now()).toBe(T0 + state.mono - 5_000);
  await clock.measure();
  expect(clock.now()).toBe(T0 + state.mono - 5_000);
  clock.stop();
});

test('the clock follows a database clock that drifts or is set', async () => {
  const { state, ask, monotonic } = machine([10], 0.001);
  const clock = await DatabaseClock.start(ask, monotonic);
  state.mono += 100_000;
  await clock.measure();
  expect(Math.abs(clock.now() - (T0 + (state.mono - 5_000) * 1.001))).toBeLessThan(11);
  state.shift = -30_000;
  await clock.measure();
  expect(Math.abs(clock.now() - (T0 + (state.mono - 5_000) * 1.001 - 30_000))).toBeLessThan(11);
  clock.stop();
});

test('a clock that could not be started leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const failing = () => Promise.reject(new Error('failing'));
  await expect(DatabaseClock.start(failing)).rejects.toThrow('failing');
  expect(vi.getTimerCount()).toBe(0);
});

test('callbacks run at their instant of database time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { state, ask, monotonic } = machine();
  const clock = await DatabaseClock.start(ask, monotonic);
  const rung: string[] = [];
  clock.at(T0 + 1_000, () => rung.push('one'));
  clock.at(T0 + 500, () => rung.push('none'))();
  state.mono += 999;
  vi.advanceTimersByTime(999);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual(['one']);
  clock.stop();
});
