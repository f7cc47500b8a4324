import { chance } from '@moonrise/bots';
import { expect, test } from 'vitest';
import type { ArenaGameRow, SeatRow } from '../games/rows.ts';
import { ratingsOf } from './rating.ts';

const seat = (player: string, side: SeatRow['side']): SeatRow => ({
  seat: 0,
  player,
  role: 'r',
  team: 't',
  side,
  survived: true,
  won: false,
});
const game = (village: string, wolves: string, side: ArenaGameRow['side'], deal: number, table = 'classic-7') =>
  ({
    table,
    deal,
    side,
    village,
    wolves,
    seats: [seat(village, 'village'), seat(wolves, 'wolves')],
  }) as unknown as ArenaGameRow;

/** Games of players with known strengths, at a table whose village is stronger by `bias`. */
function drawn(strengths: Readonly<Record<string, number>>, bias: number, deals: number): ArenaGameRow[] {
  const below = chance('ratings', 'test');
  const names = Object.keys(strengths);
  return Array.from({ length: deals }, (_, deal) =>
    names.flatMap((one) =>
      names
        .filter((other) => other !== one)
        .map((other) => {
          const logit = (strengths[one] ?? 0) - (strengths[other] ?? 0) + bias;
          return game(one, other, below(1e6) / 1e6 < 1 / (1 + Math.exp(-logit)) ? 'village' : 'wolves', deal);
        }),
    ),
  ).flat();
}

test('ratings find the strengths and the effect of the side', () => {
  const found = ratingsOf(drawn({ a: -0.5, b: 0, c: 0.5 }, 0.8, 500), ['a', 'b', 'c'], 'x');
  const elo = 400 / Math.LN10;
  expect(found.players.a?.elo).toBeCloseTo(-0.5 * elo, -1.3);
  expect(found.players.c?.elo).toBeCloseTo(0.5 * elo, -1.3);
  expect(found.sides['classic-7']?.elo).toBeCloseTo(0.8 * elo, -1.3);
  for (const { elo: at, low, high } of Object.values(found.players)) {
    expect(low).toBeLessThan(at);
    expect(high).toBeGreaterThan(at);
    expect(high - low).toBeLessThan(70);
  }
  expect(found.players.a?.high).toBeLessThan(found.players.c?.low ?? 0);
});

test('the same games give the same ratings', () => {
  const games = drawn({ a: 0, b: 0.3 }, 0, 30);
  expect(ratingsOf(games, ['a', 'b'], 'x')).toEqual(ratingsOf(games, ['a', 'b'], 'x'));
});

test('the mean is 0, also where some deals have no wolf at the table', () => {
  const lonely = { ...game('a', 'b', 'village', 99), seats: [seat('a', 'village')] };
  const found = ratingsOf([...drawn({ a: 0, b: 1 }, 0, 50), lonely, lonely], ['a', 'b'], 'x');
  expect((found.players.a?.elo ?? 1) + (found.players.b?.elo ?? 1)).toBeCloseTo(0, 6);
});

test('a player who always wins has a finite rating', () => {
  const games = Array.from({ length: 10 }, (_, deal) => [
    game('a', 'b', 'village', deal),
    game('b', 'a', 'wolves', deal),
  ]);
  expect(ratingsOf(games.flat(), ['a', 'b'], 'x').players.a?.elo).toBeGreaterThan(300);
});
