import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Setup } from '../experiment.ts';
import { type Report, reportOf } from '../report.ts';
import { emptyTally, merge, type Tally } from '../tally.ts';

export interface Plan {
  readonly games: number;
  readonly workers: number;
  readonly onProgress?: (done: number) => void;
}

// Reached from `src` as well as from `dist`: a worker can only be started from built code, and with no conditions that
// lead back to `src`.
const program = new URL('../../dist/node/worker.js', import.meta.url);

/** Plays the games of an experiment in worker threads, which take them piece by piece. */
export async function simulate(setup: Setup, { games, workers, onProgress }: Plan): Promise<Report> {
  const { experiment, rules, deck } = setup;
  const began = performance.now();
  const total = emptyTally(rules, deck);
  const piece = Math.max(1, Math.min(250, Math.ceil(games / workers / 16)));
  const crew = Array.from(
    { length: Math.min(workers, Math.ceil(games / piece)) },
    () => new Worker(program, { workerData: experiment, execArgv: [] }),
  );
  let next = 0;
  const work = async (worker: Worker): Promise<void> => {
    while (next < games) {
      const from = next;
      next = Math.min(games, from + piece);
      worker.postMessage({ from, to: next });
      const [tally] = (await once(worker, 'message')) as [Tally];
      merge(total, tally);
      onProgress?.(total.games);
    }
  };
  try {
    await Promise.all(crew.map(work));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
  return reportOf(experiment, total, crew.length, (performance.now() - began) / 1000);
}
