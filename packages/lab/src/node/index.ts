export { findFairer } from './find-fairer.ts';
export { type Plan, simulate } from './simulate.ts';
