export { profileOf } from './profiles.ts';
export { scenarioOf } from './scenarios.ts';
