import { expect, test } from 'vitest';
import { UnnamedConnections } from './unnamed-connections.ts';

function entered(most: number, perAddress: number) {
  const closed: string[] = [];
  const unnamed = new UnnamedConnections(most, perAddress);
  return { unnamed, closed, enter: (address: string, name: string) => unnamed.enter(address, () => closed.push(name)) };
}

test('of too many from one address the oldest is closed', () => {
  const { closed, enter, unnamed } = entered(10, 2);
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter('a', name);
  enter('b', 'b1');
  expect(closed).toEqual(['a1', 'a2']);
  expect(unnamed.size).toBe(3);
});

test('of too many in all the oldest of the busiest address is closed', () => {
  const { closed, enter } = entered(3, 3);
  enter('b', 'b1');
  enter('a', 'a1');
  enter('a', 'a2');
  enter('c', 'c1');
  expect(closed).toEqual(['a1']);
});

test('a connection that was named or is gone is not counted, and not closed', () => {
  const { closed, enter, unnamed } = entered(2, 1);
  const leave = enter('a', 'a1');
  leave();
  leave();
  expect(unnamed.size).toBe(0);
  enter('a', 'a2');
  expect(closed).toEqual([]);
});
