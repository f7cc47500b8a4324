import { parentPort, workerData } from 'node:worker_threads';
import { setUp } from '@moonrise/lab';
import { playAndCount } from './played.mjs';

const setup = setUp(workerData);
if (!setup.ok) throw new Error(setup.message);

parentPort?.on('message', ({ from, to }) => {
  /** @type {Record<string, number>} */
  const counts = {};
  /** @type {Set<string>} */
  const acts = new Set();
  for (let i = from; i < to; i++) playAndCount(setup, i, counts, acts);
  parentPort?.postMessage({ counts, acts: [...acts] });
});
