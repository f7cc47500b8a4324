import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentOf, dice, isSeed, seedOf } from './dice.ts';
import { hex, sha256 } from './sha256.ts';
import { deal } from './start.ts';

const seed = seedOf('dice');

/** The value of χ² that a fair thing exceeds once in a thousand times (Wilson and Hilferty). */
const limit = (freedom: number) => freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3;
const chiSquare = (counts: readonly number[], expected: number) =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

test('the same seed and position roll the same, and no others do', () => {
  const rolls = (from: string, position: string) => Array.from({ length: 20 }, () => dice(from, position).below(1000));
  const row = (from: string, position: string) => {
    const rolled = dice(from, position);
    return Array.from({ length: 20 }, () => rolled.below(1000));
  };
  expect(row(seed, '1.night.1/alert')).toEqual(row(seed, '1.night.1/alert'));
  expect(row(seed, '1.night.1/alert')).not.toEqual(row(seed, '1.night.1/lot'));
  expect(row(seed, '1.night.1/alert')).not.toEqual(row(seed, '2.night.1/alert'));
  expect(row(seed, '1.night.1/alert')).not.toEqual(row(seedOf('other'), '1.night.1/alert'));
  expect(new Set(rolls(seed, 'x')).size).toBe(1); // dice have no memory: a fresh set begins anew
});

test('a roll is below n, and a shuffle keeps the cards', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 1_000 }), fc.array(fc.nat(9)), (position, n, cards) => {
      const rolled = dice(seed, position);
      expect(rolled.below(n)).toBeLessThan(n);
      expect(rolled.shuffle(cards).sort()).toEqual([...cards].sort());
      if (cards.length > 0) expect(cards).toContain(rolled.pick(cards));
    }),
    { seed: 1 },
  );
});

test.each([2, 3, 5, 6, 7, 13])('a die of %i sides is fair', (sides) => {
  const counts = Array<number>(sides).fill(0);
  const rolls = 40_000;
  const rolled = dice(seed, `sides ${sides}`);
  for (let i = 0; i < rolls; i++) counts[rolled.below(sides)]!++;
  expect(chiSquare(counts, rolls / sides)).toBeLessThan(limit(sides - 1));
});

test('every order of four cards is as likely', () => {
  const counts = new Map<string, number>();
  const shuffles = 24_000;
  for (let i = 0; i < shuffles; i++) {
    const order = dice(seed, `order ${i}`).shuffle([1, 2, 3, 4]).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(chiSquare([...counts.values()], shuffles / 24)).toBeLessThan(limit(23));
});

const DEALS = process.env.MOONRISE_LONG ? 1_000_000 : 100_000;
test('the deal is fair: no role prefers a seat', () => {
  const deck = { wolf: 2, seer: 1, doctor: 1, hunter: 1, villager: 3 };
  const roles = Object.keys(deck) as (keyof typeof deck)[];
  const counts = roles.map(() => Array<number>(8).fill(0));
  for (let i = 0; i < DEALS; i++)
    for (const [seat, role] of deal(deck, hex(sha256(`deal ${i}`))).entries())
      counts[roles.indexOf(role as keyof typeof deck)]![seat]!++;
  const parts = roles.map((role, i) => chiSquare(counts[i] as number[], (DEALS * deck[role]) / 8));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThan(limit((roles.length - 1) * 7));
});

test('the deal does not depend on the order in which a deck is written', () => {
  expect(deal({ a: 2, b: 3 }, seed)).toEqual(deal({ b: 3, a: 2 }, seed));
});

test('a commitment fixes the seed and does not reveal it', () => {
  expect(commitmentOf(seed)).toBe(hex(sha256(seed)));
  const seeds = Array.from({ length: 10_000 }, (_, i) => seedOf(`game ${i}`));
  expect(new Set(seeds.map(commitmentOf)).size).toBe(seeds.length);
  // Those who try out all deals learn nothing: many seeds give one deal, each with a commitment of its own.
  const same = seeds.filter((one) => deal({ a: 1, b: 2 }, one).join() === 'a,b,b').map(commitmentOf);
  expect(new Set(same).size).toBeGreaterThan(3_000);
});

test.each([
  ['0'.repeat(64), true],
  ['0'.repeat(63), false],
  ['A'.repeat(64), false],
  ['g'.repeat(64), false],
  [`${'0'.repeat(64)}\n`, false],
  [64, false],
  [null, false],
])('%j is a seed: %j', (text, expected) => {
  expect(isSeed(text)).toBe(expected);
});
