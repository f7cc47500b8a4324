import type { Setup } from '../games/experiment.ts';
import { reportOf, type SimulationReport } from '../statistics/simulation-report.ts';
import { emptyTally, merge } from '../statistics/tally.ts';
import { startWorkers, type Thread, type WorkerPool } from './worker-pool.ts';

export interface SimulationPlan {
  readonly games: number;
  readonly workers: number;
  readonly onProgress?: (done: number) => void;
  readonly start?: (size: number) => WorkerPool; // of threads, or of other machines
}

/** Plays the games of an experiment, in worker threads if nothing else is said. */
export async function simulate(
  setup: Setup,
  { games, workers, onProgress, start = startWorkers }: SimulationPlan,
): Promise<SimulationReport> {
  const { experiment, rules, deck } = setup;
  const began = performance.now();
  const total = emptyTally(rules, deck);
  const piece = Math.max(1, Math.min(250, Math.ceil(games / workers / 16)));
  const { threads, stop } = start(Math.min(workers, Math.ceil(games / piece)));
  let next = 0;
  const work = async (thread: Thread): Promise<void> => {
    while (next < games) {
      const from = next;
      next = Math.min(games, from + piece);
      merge(total, await thread(experiment, from, next));
      onProgress?.(total.games);
    }
  };
  try {
    await Promise.all(threads.map(work));
  } finally {
    await stop();
  }
  return reportOf(experiment, total, threads.length, (performance.now() - began) / 1000);
}
