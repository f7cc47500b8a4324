import { expect, test } from 'vitest';
import type { Clock } from '../clock.ts';
import { Alarm } from './alarm.ts';

/** A clock that strikes when the test says so, and counts how often it is asked to. */
function handClock() {
  const due = new Set<() => void>();
  let asked = 0;
  const at = (_: number, run: () => void) => {
    asked++;
    due.add(run);
    return () => due.delete(run);
  };
  const strike = () => {
    const now = [...due];
    due.clear();
    for (const run of now) run();
  };
  return { clock: { now: () => 0, at } as Clock, strike, asked: () => asked };
}

test('it rings once, for what it was set to last', () => {
  const { clock, strike, asked } = handClock();
  const rung: string[] = [];
  const alarm = new Alarm(clock);
  alarm.set('day', 10, () => rung.push('day at 10'));
  alarm.set('day', 20, () => rung.push('day at 20'));
  alarm.set('vote', 20, () => rung.push('vote at 20'));
  alarm.set('vote', 20, () => rung.push('never set'));
  expect(asked()).toBe(3);
  strike();
  strike();
  expect(rung).toEqual(['vote at 20']);
});

test('whoever was rung too early sets it to the same again', () => {
  const { clock, strike } = handClock();
  let rung = 0;
  const alarm = new Alarm(clock);
  const set = () => alarm.set('day', 10, () => rung++);
  set();
  strike();
  set();
  strike();
  expect(rung).toBe(2);
});

test('what is stopped does not ring, and can be set to the same again', () => {
  const { clock, strike } = handClock();
  let rung = 0;
  const alarm = new Alarm(clock);
  alarm.set('day', 10, () => rung++);
  alarm.stop();
  strike();
  expect(rung).toBe(0);
  alarm.set('day', 10, () => rung++);
  strike();
  expect(rung).toBe(1);
});
