export { findFairer } from './find-fairer.ts';
export { type SimulationPlan, simulate } from './simulate.ts';
export { startWorkers, type Thread, type WorkerPool } from './worker-pool.ts';
