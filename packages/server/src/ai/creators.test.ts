import { expect, test } from 'vitest';
import { MemoryStore } from '../testing/ai/memory-store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Budget } from './budget.ts';
import { Creators } from './creators.ts';

const ADDRESS = '203.0.113.7';
const wide = { day: 1_000, creator: 100, game: 1_000, seat: 1_000, call: 1_000 };

/** Nodes that share a store and a provider key. */
function nodes(count: number, { key }: { key?: string } = { key: 'a key' }) {
  const memory = new MemoryStore();
  const clock = new ManualClock();
  const node = () => {
    const creators = new Creators({ store: memory.store, clock, key, trouble: (_, error) => expect(error).toBeNull() });
    const budget = new Budget(memory.store, clock, wide, (room) => creators.nameOf(room));
    const spend = async (room: string, micros: number, question: string) => {
      const answer = await budget.reserve({ game: `game in ${room}`, seat: 0, room }, micros, question);
      return 'cap' in answer ? answer.cap : 'spent';
    };
    return { creators, spend };
  };
  return { memory, clock, nodes: Array.from({ length: count }, node) };
}
const written = (memory: MemoryStore) => JSON.stringify([...memory.streams]);

test('the spending of one creator on two nodes is added up', async () => {
  const { nodes: both } = nodes(2);
  const [one, other] = both as [(typeof both)[0], (typeof both)[0]];
  one.creators.made('room/a', ADDRESS);
  other.creators.made('room/b', ADDRESS);
  other.creators.made('room/c', '203.0.113.8');
  expect(await one.spend('room/a', 60, '1')).toBe('spent');
  expect(await other.spend('room/b', 60, '2')).toBe('creator');
  expect(await other.spend('room/b', 40, '3')).toBe('spent');
  expect(await other.spend('room/a', 1, '4')).toBe('creator');
  expect(await one.spend('room/c', 100, '5')).toBe('spent');
});

test('addresses are not stored, and the name of a creator changes every day', async () => {
  const { memory, clock, nodes: all } = nodes(1);
  const creators = all[0]?.creators as Creators;
  creators.made('room/a', ADDRESS);
  const today = await creators.nameOf('room/a');
  clock.skip(86_400_000);
  creators.made('room/b', ADDRESS);
  expect(await creators.nameOf('room/b')).not.toBe(today);
  expect(written(memory)).toContain(today);
  expect(written(memory)).not.toContain(ADDRESS);
  const others = nodes(1, { key: 'another key' }).nodes[0]?.creators as Creators;
  others.made('room/a', ADDRESS);
  expect(await others.nameOf('room/a')).not.toBe(today);
});

test('without a model nothing is stored', async () => {
  const { memory, nodes: all } = nodes(1, {});
  const creators = all[0]?.creators as Creators;
  creators.made('room/a', ADDRESS);
  expect(creators.visitorOf('room/a')).toBe(ADDRESS);
  expect(await creators.nameOf('room/a')).toBe('room/a');
  expect(memory.streams.size).toBe(0);
  creators.forget('room/a');
  expect(creators.visitorOf('room/a')).toBeUndefined();
});
