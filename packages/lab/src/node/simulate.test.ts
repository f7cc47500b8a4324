import { expect, test } from 'vitest';
import { setUp, tallyOf } from '../games/experiment.ts';
import { reportOf } from '../statistics/simulation-report.ts';
import { simulate } from './simulate.ts';

const bots = { village: 'random', wolves: 'random' };
const setup = setUp({ rules: 'classic', options: {}, players: 7, seed: 'workers', bots });
if (!setup.ok) throw new Error(setup.message);
const counts = ({ workers: _, seconds: __, gamesPerSecond: ___, ...rest }: ReturnType<typeof reportOf>) => rest;

test.each([1, 2, 3])('%i workers count what one thread counts', async (workers) => {
  const seen: number[] = [];
  const report = await simulate(setup, { games: 101, workers, onProgress: (done) => seen.push(done) });
  expect(counts(report)).toEqual(counts(reportOf(setup.experiment, tallyOf(setup, 0, 101), 1, 1)));
  expect(report.workers).toBe(workers);
  expect(seen.at(-1)).toBe(101);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('there are never more workers than games', async () => {
  expect((await simulate(setup, { games: 2, workers: 5 })).workers).toBe(2);
});

test('an error in a worker stops the simulation with its message', async () => {
  const broken = { ...setup, experiment: { ...setup.experiment, players: 99 } };
  await expect(simulate(broken, { games: 10, workers: 2 })).rejects.toThrow('Classic is for 4 to 16 players, not 99.');
});
