import { expect, test } from 'vitest';
import { readPlan } from '../plan/read-plan.ts';
import { dealSeed, scheduleOf } from './schedule.ts';

const planOf = (pairing: string) =>
  readPlan(
    `{ name: a, seed: s, deals: 5, pairing: ${pairing}, tables: [{ rules: classic, players: 7 }, { rules: aiwolf, players: 5 }],
       players: { a: { bot: easy }, b: { bot: standard }, c: { bot: hard } } }`,
    [],
  );

test('sides: every two players play every deal twice, with exchanged sides', () => {
  const plan = planOf('sides');
  const games = scheduleOf(plan);
  expect(games).toHaveLength(5 * 2 * 3 * 2);
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  const key = ({ table, deal, cast }: (typeof games)[number]) => JSON.stringify([table, deal, cast]);
  const all = new Set(games.map(key));
  for (const game of games) {
    if (!('village' in game.cast)) throw new Error('not a game of two sides');
    const { village, wolves } = game.cast;
    expect(all).toContain(key({ ...game, cast: { village: wolves, wolves: village } }));
  }
});

test('mixed: every player sits once in every seat of every deal', () => {
  const plan = planOf('mixed');
  const games = scheduleOf(plan);
  expect(games).toHaveLength(5 * 2 * 3);
  for (const table of [0, 1])
    for (let deal = 0; deal < 5; deal++) {
      const casts = games.filter((game) => game.table === table && game.deal === deal).map(({ cast }) => cast);
      const seats = plan.tables[table]?.players ?? 0;
      for (let seat = 0; seat < seats; seat++)
        expect(casts.map((cast) => ('seats' in cast ? cast.seats[seat] : '')).sort()).toEqual(['a', 'b', 'c']);
    }
});

test('tables and deals have different seeds, and players do not change them', () => {
  const plan = planOf('sides');
  const seeds = scheduleOf(plan).map((game) => dealSeed(plan, game));
  expect(new Set(seeds).size).toBe(5 * 2);
});
