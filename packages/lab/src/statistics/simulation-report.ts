import type { Id } from '@moonrise/engine';
import type { Experiment } from '../games/experiment.ts';
import type { RoleTally, Tally } from './tally.ts';

/** What `simulate --json` prints. */
export interface SimulationReport {
  readonly rules: Id;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: Experiment['bots'];
  readonly options: unknown; // as given, so that the report can be reproduced
  readonly wins: Readonly<Record<Id, number>>;
  readonly ends: Readonly<Record<Id, number>>;
  readonly rounds: { readonly mean: number; readonly max: number; readonly games: Readonly<Record<string, number>> };
  readonly roles: Readonly<Record<Id, Readonly<RoleTally>>>;
  readonly workers: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

/** All but the last three fields depend only on the experiment and the number of games. */
export function reportOf(experiment: Experiment, tally: Tally, workers: number, seconds: number): SimulationReport {
  const { rules, players, seed, bots, options } = experiment;
  const { games, wins, rounds, lengths, roles } = tally;
  const ends = Object.fromEntries(Object.entries(tally.ends).sort(([a], [b]) => (a < b ? -1 : 1)));
  const mean = rounds.sum / games;
  return {
    rules,
    players,
    games,
    seed,
    bots,
    options,
    wins,
    ends,
    rounds: { mean, max: rounds.max, games: lengths },
    roles,
    workers,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: Math.round(games / seconds),
  };
}
