import { expect, test } from 'vitest';
import type { Clock } from '../clock.ts';
import { Alarm } from './alarm.ts';

/** A clock that the test moves, and that counts how often a timer is set. */
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

test('an alarm fires once, for its last setting', () => {
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

test('an alarm that fired early can be set to the same instant again', () => {
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

test('a stopped alarm does not fire, and can be set to the same instant again', () => {
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
