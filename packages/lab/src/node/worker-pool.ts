import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Experiment } from '../games/experiment.ts';
import type { Tally } from '../statistics/tally.ts';

/** Plays the games from `from` to before `to`. */
export type Thread = (experiment: Experiment, from: number, to: number) => Promise<Tally>;
export type WorkerAnswer = { readonly tally: Tally } | { readonly failure: string };

export interface WorkerPool {
  readonly threads: readonly Thread[];
  readonly stop: () => Promise<unknown>;
}

// Works from `src` and from `dist`: a worker needs built code, and no export conditions that lead back to `src`.
const program = new URL('../../dist/node/worker.js', import.meta.url);

/** Worker threads, each playing one range at a time. They survive games that fail. */
export function startWorkers(size: number): WorkerPool {
  const workers = Array.from({ length: size }, () => new Worker(program, { execArgv: [] }));
  const threadOn =
    (worker: Worker): Thread =>
    async (experiment, from, to) => {
      worker.postMessage({ experiment, from, to });
      const [answer] = (await once(worker, 'message')) as [WorkerAnswer];
      if ('failure' in answer) throw new Error(answer.failure);
      return answer.tally;
    };
  return {
    threads: workers.map(threadOn),
    stop: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}
