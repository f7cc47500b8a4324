import { parentPort } from 'node:worker_threads';
import { setUp } from '@moonrise/lab';
import { playAndCount } from './play-and-count.mjs';

/** @type {{ key: string, setup: ReturnType<typeof setUp> } | undefined} */
let table;

parentPort?.on('message', ({ experiment, from, to }) => {
  const key = JSON.stringify(experiment);
  if (table?.key !== key) table = { key, setup: setUp(experiment) };
  const { setup } = table;
  if (!setup.ok) throw new Error(setup.message);
  /** @type {Record<string, number>} */
  const counts = {};
  /** @type {Set<string>} */
  const acts = new Set();
  for (let i = from; i < to; i++) playAndCount(setup, i, counts, acts);
  parentPort?.postMessage({ counts, acts: [...acts] });
});
