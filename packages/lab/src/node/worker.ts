import { parentPort, workerData } from 'node:worker_threads';
import { type Experiment, setUp, tallyOf } from '../experiment.ts';

const setup = setUp(workerData as Experiment);
if (!setup.ok) throw new Error(setup.message);

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  parentPort?.postMessage(tallyOf(setup, from, to));
});
