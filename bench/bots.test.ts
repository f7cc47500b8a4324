import type { Event } from '@moonrise/engine';
import { type Setup, setUp } from '@moonrise/lab';
import { expect, test } from 'vitest';
import { playAndCount } from './bots/play-and-count.mjs';
import { blindShare, targets } from './bots/targets.mjs';

const GAMES = 100;
const FEW = 10;
const HANDED_OVER = 5; // turns
const MARGIN = 0.12; // around a floor: more than two standard deviations of so few games
const TOLD = ['R', 'D', 'S2']; // wording has tests of its own; comparing levels and guards takes many games

const tables = new Map<string, Record<string, number>>();
function countsOf(table: (typeof targets)[number]['table']): Record<string, number> {
  const key = JSON.stringify(table);
  const known = tables.get(key);
  if (known) return known;
  const setup = setUp(table);
  if (!setup.ok) throw new Error(setup.message);
  const counts: Record<string, number> = {};
  for (let i = 0; i < GAMES; i++) playAndCount(setup, i, counts);
  tables.set(key, counts);
  return counts;
}
// Large tables are for `npm run bench:bots`.
const quick = targets.filter(({ id, table }) => !TOLD.includes(id) && table.players < 10);

test.each(quick)('$id $name: close to its floor, in few games', ({ id, table, value, floor }) => {
  const [hits, trials] = value(countsOf(table));
  const margin = id === 'K' ? 0 : MARGIN;
  expect(trials).toBeGreaterThan(0);
  expect(hits / trials).toBeGreaterThanOrEqual(floor[0] - margin);
  expect(hits / trials).toBeLessThanOrEqual(floor[1] + margin);
});

/** Bots that lose their memory now and then, as if another bot took over the seat. */
function handedOver<T extends Setup>(setup: T): T {
  const playerFor: Setup['playerFor'] = (dealt) => {
    const player = setup.playerFor(dealt);
    const seen: Event[] = [];
    let turns = 0;
    return {
      ...player,
      answer: (turn) => {
        seen.push(...turn.news());
        const isNew = ++turns % HANDED_OVER === 0;
        return player.answer(isNew ? { ...turn, memory: null, news: () => [...seen] } : turn);
      },
    };
  };
  return { ...setup, playerFor };
}
test.each(targets.filter(({ id }) => id === 'K'))('$name: none after a bot takes over a seat', ({ table }) => {
  const setup = setUp(table);
  if (!setup.ok) throw new Error(setup.message);
  const counts: Record<string, number> = {};
  for (let i = 0; i < FEW; i++) playAndCount(handedOver(setup), i, counts);
  expect(counts.claims).toBeGreaterThan(0);
  expect(counts['false village claims'] ?? 0).toBe(0);
  expect(counts.contradictions ?? 0).toBe(0);
  expect(counts.broken ?? 0).toBeLessThan(0.05 * (counts.kept ?? 0));
});

test('the share of a village that votes at random, computed by hand', () => {
  expect(blindShare(3, 1, false)).toBeCloseTo(1 / 3, 12);
  expect(blindShare(5, 1, true)).toBeCloseTo(1 / 4, 12);
  expect(blindShare(7, 2, false)).toBeCloseTo((2 / 7) * (7 / 15) + (5 / 7) * (2 / 15), 12);
});
