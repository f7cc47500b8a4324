import { expect, test } from 'vitest';
import { Homes } from './homes.ts';

const present = (...nodes: readonly string[]) => nodes.map((node, i) => ({ room: 'room/r', player: `p${i}`, node }));

test('all nodes agree on the home of a room: the node with most of its people', () => {
  const nodes = ['a', 'b', 'c'].map((node) => new Homes(node));
  const homes = () => nodes.map((one) => one.isHere('room/r'));
  expect(homes()).toEqual([true, true, true]); // not known yet
  for (const one of nodes) one.note('room/r', present('b', 'a', 'b'));
  expect(homes()).toEqual([false, true, false]);
  for (const one of nodes) one.note('room/r', present('c', 'a')); // b has stopped
  expect(homes()).toEqual([true, false, false]);
  for (const one of nodes) one.note('room/r', []);
  expect(homes()).toEqual([true, true, true]);
});

test('a single server is the home of every room; closed rooms are forgotten', () => {
  expect(new Homes(null).isHere('room/r')).toBe(true);
  const node = new Homes('a');
  node.note('room/r', present('b'));
  node.keep([]);
  expect(node.isHere('room/r')).toBe(true);
});
