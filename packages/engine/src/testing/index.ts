export { Chance } from './chance.ts';
export { type Engine, engine, tampered } from './engine.ts';
export { checkLaws, laws } from './laws.ts';
export { lineOf } from './lines.ts';
export { type Moment, randomGame } from './random-play.ts';
export { rulesOf } from './rules-of.ts';
export type { Finding, Scenario } from './scenario.ts';
export { type Cast, type Played, play, type Stage } from './transcript.ts';
