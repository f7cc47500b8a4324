export { findFairer } from './find-fairer.ts';
export { type SimulationPlan, simulate } from './simulate.ts';
