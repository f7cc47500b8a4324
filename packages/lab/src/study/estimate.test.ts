// Compares the lobby's estimate, which stops when it is precise enough, with a plain run of many games and another
// seed.
import { expect, test } from 'vitest';
import { type Experiment, setUp, tallyOf } from '../games/experiment.ts';
import { marginOf } from '../statistics/chances.ts';
import type { Tally } from '../statistics/tally.ts';
import { playPiece } from './piece.ts';
import { type PieceRunner, sampleOf, study } from './study.ts';

const GAMES = 3000;
const CLEAR = 0.02; // as in the lobby
const kind = process.env.MOONRISE_LONG ? 'standard' : 'random'; // with standard bots it takes a quarter of an hour
const bots = { village: kind, wolves: kind };

interface Table {
  readonly rules: string;
  readonly players: number;
  readonly roles?: Readonly<Record<string, number>>;
}
const tables: readonly Table[] = [
  { rules: 'launch', players: 5 },
  { rules: 'launch', players: 6 },
  { rules: 'launch', players: 7, roles: { werewolf: 2, villager: 4, hunter: 1 } },
  { rules: 'classic', players: 4 },
  { rules: 'classic', players: 5, roles: { werewolf: 1, villager: 2, seer: 2 } },
  { rules: 'classic', players: 6 },
  { rules: 'moonrise', players: 5 },
  { rules: 'moonrise', players: 6, roles: { shadowWolf: 1, villager: 3, seer: 1, gunner: 1 } },
  { rules: 'aiwolf', players: 5 },
  { rules: 'one-night', players: 4 },
];

function plainRun(experiment: Experiment): Tally {
  const setup = setUp({ ...experiment, seed: 'another' });
  if (!setup.ok) throw new Error(setup.message);
  return tallyOf(setup, 0, GAMES);
}
const oneByOne: PieceRunner = async (piece) => playPiece({ ...piece, ms: 0 });
async function estimate(experiment: Experiment): Promise<Tally> {
  const sample = sampleOf(experiment);
  const isEnough = (tally: Tally) => marginOf(tally) <= CLEAR;
  await study([sample], [oneByOne], { isEnough, onNews: () => {}, signal: new AbortController().signal });
  if (!sample.tally) throw new Error(sample.refusal?.message);
  return sample.tally;
}

test.each(tables)(
  `$rules with $players players, ${kind} bots: the estimate lies within four standard errors of ${GAMES} games`,
  { timeout: 1_800_000 },
  async ({ rules, players, roles }) => {
    const experiment: Experiment = { rules, players, options: roles ? { roles } : {}, seed: 'lobby', bots };
    const [shown, run] = [await estimate(experiment), plainRun(experiment)];
    for (const team of Object.keys(run.wins)) {
      const [here, there] = [shown.wins[team] ?? 0, run.wins[team] ?? 0];
      const share = (here + there) / (shown.games + run.games);
      const error = Math.sqrt(share * (1 - share) * (1 / shown.games + 1 / run.games));
      const words = `${team}: ${here} of ${shown.games}, ${there} of ${run.games}`;
      expect(Math.abs(here / shown.games - there / run.games), words).toBeLessThanOrEqual(4 * error);
    }
  },
);
