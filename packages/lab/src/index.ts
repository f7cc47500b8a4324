export { type Experiment, gameOf, type Setup, setUp, tallyOf } from './experiment.ts';
export { wilson } from './interval.ts';
export { type Match, type PlayedGame, playGame } from './play-game.ts';
export { type Report, reportOf } from './report.ts';
export { count, emptyTally, merge, type RoleTally, type Tally } from './tally.ts';
