import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

test('a limited number enters at once, the others wait in order', async () => {
  const semaphore = new Semaphore(2);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const leave = await semaphore.enter(new AbortController().signal);
      most = Math.max(most, ++inside);
      order.push(i);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
      leave?.();
      leave?.(); // a second call has no effect
    }),
  );
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

test('a waiter that is aborted takes no slot', async () => {
  const semaphore = new Semaphore(1);
  const leave = await semaphore.enter(new AbortController().signal);
  const off = new AbortController();
  const waiting = semaphore.enter(off.signal);
  const next = semaphore.enter(new AbortController().signal);
  off.abort();
  expect(await waiting).toBeUndefined();
  expect(await semaphore.enter(off.signal)).toBeUndefined();
  leave?.();
  expect(await next).toBeDefined();
});
