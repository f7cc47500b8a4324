import { expect, test } from 'vitest';
import { Gate } from './gate.ts';

test('so many are in at once, the others come in their order', async () => {
  const gate = new Gate(2);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const leave = await gate.enter(new AbortController().signal);
      most = Math.max(most, ++inside);
      order.push(i);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
      leave?.();
      leave?.(); // twice is once
    }),
  );
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

test('who is called off while waiting takes no place', async () => {
  const gate = new Gate(1);
  const leave = await gate.enter(new AbortController().signal);
  const off = new AbortController();
  const waiting = gate.enter(off.signal);
  const next = gate.enter(new AbortController().signal);
  off.abort();
  expect(await waiting).toBeUndefined();
  expect(await gate.enter(off.signal)).toBeUndefined();
  leave?.();
  expect(await next).toBeDefined();
});
