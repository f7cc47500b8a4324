import { type Id, seedOf } from '@moonrise/engine';
import { engine, randomGame, rulesOf } from '@moonrise/engine/testing';
import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { gameOf, setUp } from '../games/experiment.ts';
import type { KeptGame } from '../games/kept-game.ts';
import { playOn } from '../games/play-game.ts';
import { type ForecastWins, foresee } from './foresee.ts';
import { type ForecastRunner, outlookOn, type Point, swingsOf } from './outlook.ts';

/** A random game, row by row. */
function finished(id: Id, players: number): KeptGame {
  const entry = rulesets.find((one) => one.id === id);
  if (!entry) throw new Error(`no rules ${id}`);
  const moments = randomGame(engine, { rules: rulesOf(entry, {}), players, seed: 7, bound: 1000 });
  return { rules: id, options: {}, rows: [...moments].map(({ events }) => events) };
}
const gamesIn = (wins: ForecastWins): number => Object.values(wins).reduce((sum, won) => sum + won, 0);

test.each([
  ['classic', 5],
  ['moonrise', 6],
  ['launch', 6],
  ['one-night', 4],
  ['aiwolf', 5],
] as const)('%s: a game is played on from each row, and every such game has one winner', (rules, players) => {
  const game = finished(rules, players);
  for (const row of game.rows.keys()) expect(gamesIn(foresee({ game, row, from: 0, to: 1 })), `row ${row}`).toBe(1);
});

test('after the end the winner has 100 %', () => {
  const game = finished('classic', 5);
  const ended = game.rows.flat().find((event) => event.type === 'ended');
  const row = game.rows.length - 1;
  expect(foresee({ game, row, from: 0, to: 20 })).toEqual({ [ended?.outcome.team ?? 'none']: 20 });
});

test('the same game gives the same figures, with one worker or three', async () => {
  const game = finished('classic', 5);
  const task = { game, row: 3, from: 0, to: 6 };
  expect(foresee(task)).toEqual(foresee(structuredClone(task)));
  const busy: ForecastRunner = async ({ row, from, to }) => {
    await new Promise((resolve) => setTimeout(resolve, (row * 7 + from) % 5));
    return { town: (row + from) % 8, mafia: to - from - ((row + from) % 8) };
  };
  const passes = [
    { games: 8, everywhere: false },
    { games: 24, everywhere: false },
  ];
  const seen = async (seers: readonly ForecastRunner[]) => {
    const all: (readonly Point[])[] = [];
    await outlookOn(game, seers, { passes, onPass: (points) => all.push(points) });
    return all;
  };
  const alone = await seen([busy]);
  expect(alone.map((points) => new Set(points.map(({ games }) => games)))).toEqual([new Set([8]), new Set([24])]);
  expect(await seen([busy, busy, busy])).toEqual(alone);
  for (const { wins, games } of alone.flat()) expect(gamesIn(wins)).toBe(games);
});

test('rows with chat and ballots come last; an aborted forecast reports nothing more', async () => {
  const game = finished('classic', 5);
  const passes = [
    { games: 8, everywhere: false },
    { games: 8, everywhere: true },
  ];
  const counting: ForecastRunner = async ({ from, to }) => ({ town: to - from });
  const seen: (readonly Point[])[] = [];
  await outlookOn(game, [counting], { passes, onPass: (points) => seen.push(points) });
  expect(seen.map((points) => points.every(({ isTurn }) => isTurn))).toEqual([true, false]);
  expect(seen[1]).toHaveLength(game.rows.length);
  const stop = new AbortController();
  stop.abort();
  await outlookOn(game, [counting], { onPass: () => expect.fail('nobody looks'), signal: stop.signal });
});

// The wolf kills one; of three voters one is out in three cases of four, and it is the wolf in a third of these.
test('from a night with one wolf and three others, random bots: the village wins one game in four', () => {
  const setup = setUp({
    rules: 'classic',
    options: { roles: { werewolf: 1, villager: 4 } },
    players: 5,
    seed: 'small',
    bots: { village: 'random', wolves: 'random' },
  });
  if (!setup.ok) throw new Error(setup.message);
  const { log } = gameOf(setup, 2);
  const night = log.findLastIndex((event) => event.type === 'opened' && event.phase === 'night');
  const living = 5 - log.slice(0, night).filter(({ type }) => type === 'died').length;
  expect(living).toBe(4);
  const GAMES = 1_200;
  let won = 0;
  for (let i = 0; i < GAMES; i++) {
    const { game } = playOn(setup.rules, log.slice(0, night + 1), seedOf(`small/${i}`), setup.playerFor);
    if (game.state.outcome?.team === 'town') won++;
  }
  const deviation = Math.sqrt((1 / 4) * (3 / 4) * GAMES);
  expect(Math.abs(won - GAMES / 4), `${won} of ${GAMES}`).toBeLessThan(4 * deviation);
});

const point = (row: number, town: number, isTurn = true): Point => ({
  row,
  isTurn,
  games: 100,
  wins: { town, mafia: 100 - town },
});
test('the three largest swings are listed in order, and none that is too small', () => {
  const points = [point(0, 50), point(4, 80), point(6, 10, false), point(9, 60), point(12, 57), point(20, 100)];
  expect(swingsOf(points, ['town', 'mafia'])).toMatchObject([
    { since: 0, row: 4, team: 'town', before: 0.5, after: 0.8, games: 100 },
    { since: 4, row: 9, before: 0.8, after: 0.6 },
    { since: 12, row: 20, before: 0.57, after: 1 },
  ]);
  expect(swingsOf(points.slice(3, 5), ['town', 'mafia'])).toEqual([]);
});
test('with three sides, the one whose chance changed most is named', () => {
  const wins = (town: number, mafia: number, fool: number) => ({ town, mafia, fool });
  const points = [
    { ...point(0, 0), wins: wins(50, 50, 0) },
    { ...point(1, 0), wins: wins(40, 20, 40) },
  ];
  expect(swingsOf(points, ['town', 'mafia', 'fool'])).toMatchObject([{ team: 'fool', before: 0, after: 0.4 }]);
});
