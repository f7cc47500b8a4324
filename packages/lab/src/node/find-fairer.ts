import { type Fairer, fairerSet, type Search } from '../fairness/fairer.ts';
import { swapsOf } from '../fairness/swaps.ts';
import type { Setup } from '../games/experiment.ts';
import { merge } from '../statistics/tally.ts';
import type { PieceRunner } from '../study/study.ts';
import { startWorkers, type WorkerPool } from './worker-pool.ts';

interface FairerPlan extends Pick<Search, 'tally' | 'sides' | 'onProgress'> {
  readonly workers: number;
  readonly start?: (size: number) => WorkerPool; // of threads, or of other machines
}
const PIECE = 12; // games; every heat is a multiple of it

/**
 * Looks for a fairer deck. Each piece is split over all threads, so that the result does not depend on their number.
 */
export async function findFairer(
  setup: Setup,
  { workers, start = startWorkers, ...plan }: FairerPlan,
): Promise<Fairer | undefined> {
  const { threads, stop } = start(Math.min(workers, PIECE));
  const share = (i: number) => Math.round((i * PIECE) / threads.length);
  const runner: PieceRunner = async ({ experiment, from }) => {
    const parts = threads.map((thread, i) => thread(experiment, from + share(i), from + share(i + 1)));
    return (await Promise.all(parts)).reduce((sum, part) => {
      merge(sum, part);
      return sum;
    });
  };
  const search: Search = {
    ...plan,
    experiment: setup.experiment,
    deck: setup.deck,
    runners: [runner],
    swapsOf: async (experiment, stronger) => swapsOf(experiment, stronger),
    signal: new AbortController().signal,
  };
  return fairerSet(search).finally(stop);
}
