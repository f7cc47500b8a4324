import { expect, test } from 'vitest';
import { Slices } from './slices.ts';

/** Blocks the event loop. */
const block = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end; );
};
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('a burst of work is spread over turns of the event loop, with all that its promise callbacks do', async () => {
  const slices = new Slices();
  let [turns, isDone] = [0, false];
  const works = Array.from({ length: 20 }, () => slices.turn('a').then(() => block(4)));
  void Promise.all(works).then(() => {
    isDone = true;
  });
  while (!isDone) {
    turns++;
    await nextTurn();
  }
  expect(turns).toBeGreaterThan(20 / 4);
});

test('short turns lie between slices, because Node accepts one connection in each turn', async () => {
  const slices = new Slices();
  let [turn, isDone] = [0, false];
  const busy = new Set<number>();
  const work = () => {
    block(4);
    busy.add(turn);
  };
  void Promise.all(Array.from({ length: 20 }, () => slices.turn('a').then(work))).then(() => {
    isDone = true;
  });
  while (!isDone) {
    turn++;
    await nextTurn();
  }
  expect(turn).toBeGreaterThan(4 * (busy.size - 1));
});

test('a key with much waiting work does not hold up another one', async () => {
  const slices = new Slices();
  const order: string[] = [];
  const work = (key: string) =>
    slices.turn(key).then(() => {
      order.push(key);
      block(1);
    });
  const works = [...Array.from({ length: 100 }, () => work('many')), work('one'), work('one')];
  await Promise.all(works);
  expect(order.indexOf('one')).toBeLessThan(5);
  expect(order.lastIndexOf('one')).toBeLessThan(10);
});

test('work of one key keeps its order, and starts at once if nothing waits', async () => {
  const slices = new Slices();
  const order: number[] = [];
  slices.post('a', () => order.push(0));
  expect(order).toEqual([0]);
  await Promise.all(Array.from({ length: 50 }, (_, i) => slices.turn('a').then(() => order.push(i + 1))));
  expect(order).toEqual(Array.from({ length: 51 }, (_, i) => i));
});
