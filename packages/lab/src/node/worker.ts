import { parentPort } from 'node:worker_threads';
import { type Experiment, tallyOf } from '../experiment.ts';
import { setupFor } from '../piece.ts';
import type { Answer } from './crew.ts';

interface Order {
  readonly experiment: Experiment;
  readonly from: number;
  readonly to: number;
}
function answer({ experiment, from, to }: Order): Answer {
  const setup = setupFor(experiment);
  if (!setup.ok) return { failure: setup.message };
  try {
    return { tally: tallyOf(setup, from, to) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

parentPort?.on('message', (order: Order) => parentPort?.postMessage(answer(order)));
