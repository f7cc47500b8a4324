import { parentPort } from 'node:worker_threads';
import { type Experiment, tallyOf } from '../games/experiment.ts';
import { setupFor } from '../study/piece.ts';
import type { WorkerAnswer } from './worker-pool.ts';

interface GameRange {
  readonly experiment: Experiment;
  readonly from: number;
  readonly to: number;
}
function answer({ experiment, from, to }: GameRange): WorkerAnswer {
  const setup = setupFor(experiment);
  if (!setup.ok) return { failure: setup.message };
  try {
    return { tally: tallyOf(setup, from, to) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

parentPort?.on('message', (range: GameRange) => parentPort?.postMessage(answer(range)));
