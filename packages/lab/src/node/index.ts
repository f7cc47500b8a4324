export { type Plan, simulate } from './simulate.ts';
