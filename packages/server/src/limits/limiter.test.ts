import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HeldCounter, Limiter } from './limiter.ts';

function limiter(burst: number, perSecond: number, mostKeys?: number) {
  const clock = { now: 1_000_000 };
  return { clock, limiter: new Limiter({ burst, perSecond }, () => clock.now, mostKeys) };
}

test('a burst, then a steady rate', () => {
  const { clock, limiter: l } = limiter(3, 2);
  expect([1, 2, 3].map(() => l.take('a').ok)).toEqual([true, true, true]);
  expect(l.take('a')).toEqual({ ok: false, retryAfter: 1 });
  clock.now += 499;
  expect(l.take('a').ok).toBe(false);
  clock.now += 1;
  expect(l.take('a').ok).toBe(true);
  expect(l.take('a').ok).toBe(false);
});

test('keys are independent', () => {
  const { limiter: l } = limiter(1, 1);
  expect(l.take('a').ok).toBe(true);
  expect(l.take('a').ok).toBe(false);
  expect(l.take('b').ok).toBe(true);
});

test('checks and refusals take no token', () => {
  const { clock, limiter: l } = limiter(1, 1);
  expect([1, 2, 3].map(() => l.ask('a').ok)).toEqual([true, true, true]);
  l.take('a');
  for (let i = 0; i < 100; i++) expect(l.take('a').ok).toBe(false);
  expect(l.ask('a')).toEqual({ ok: false, retryAfter: 1 });
  clock.now += 1_000;
  expect(l.take('a').ok).toBe(true);
});

test('retry_after is right', () => {
  const { clock, limiter: l } = limiter(10, 10 / 60);
  for (let i = 0; i < 10; i++) l.take('a');
  const refusal = l.take('a');
  expect(refusal).toEqual({ ok: false, retryAfter: 6 });
  clock.now += 6_000;
  expect(l.take('a').ok).toBe(true);
});

test('full buckets are forgotten', () => {
  const { clock, limiter: l } = limiter(2, 1);
  for (let i = 0; i < 1_000; i++) l.take(`key-${i}`);
  expect(l.size).toBe(1_000);
  clock.now += 2_000;
  for (let i = 0; i < 1_000; i++) l.take('late');
  expect(l.size).toBeLessThan(1_000);
  clock.now += 10_000;
  for (let i = 0; i < 1_000; i++) {
    clock.now += 1_000;
    l.take('late');
  }
  expect(l.size).toBe(1);
});

test('memory is bounded for any number of keys', () => {
  const { limiter: l } = limiter(5, 0.001, 100);
  for (let i = 0; i < 10_000; i++) l.take(`key-${i}`);
  expect(l.size).toBeLessThanOrEqual(100);
});

test('if the clock is set back, a key waits at most for a whole bucket', () => {
  const { clock, limiter: l } = limiter(3, 1);
  for (let i = 0; i < 3; i++) l.take('a');
  clock.now -= 3_600_000;
  expect(l.take('a')).toEqual({ ok: false, retryAfter: 1 });
});

test('no interval gets more than burst plus rate', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 }), (pauses, burst, perSecond) => {
      const { clock, limiter: l } = limiter(burst, perSecond);
      const passed: number[] = [];
      for (const pause of pauses) {
        clock.now += pause;
        if (l.take('a').ok) passed.push(clock.now);
      }
      for (const [i, from] of passed.entries())
        for (const [j, to] of passed.entries())
          if (j >= i) expect(j - i + 1).toBeLessThanOrEqual(burst + ((to - from) / 1_000) * perSecond + 1e-6);
    }),
    { numRuns: 200 },
  );
});

test('the counter counts by key and in total', () => {
  const counter = new HeldCounter(2, 3);
  expect(counter.enter('a')).toBe('entered');
  expect(counter.enter('a')).toBe('entered');
  expect(counter.enter('a')).toBe('full for this key');
  expect(counter.enter('b')).toBe('entered');
  expect(counter.enter('c')).toBe('full');
  counter.leave('a');
  expect(counter.enter('c')).toBe('entered');
  counter.leave('nobody');
  expect(counter.size).toBe(3);
});

test('an empty counter stores no keys', () => {
  const counter = new HeldCounter(10);
  for (let i = 0; i < 100; i++) counter.enter(`${i}`);
  for (let i = 0; i < 100; i++) counter.leave(`${i}`);
  counter.leave('0');
  expect(counter.size).toBe(0);
});
