import { availableParallelism } from 'node:os';

const MOST = 4;
/** One core is for the server's own thread. */
export const usualThreads = (): number => Math.max(1, Math.min(MOST, availableParallelism() - 1));
