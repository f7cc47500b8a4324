export {
  chanceOf,
  chancesOf,
  contenders,
  type Difference,
  differenceOf,
  effectOf,
  type MeasuredChance,
} from './chances.ts';
export { type Deck, type Swap, swapped, withDeck } from './deck.ts';
export { type Experiment, gameOf, type Setup, setUp, tallyOf } from './experiment.ts';
export { wilson } from './interval.ts';
export { type GameToPlay, type PlayedGame, playGame } from './play-game.ts';
export { reportOf, type SimulationReport } from './simulation-report.ts';
export { plainSwapsOf } from './swaps.ts';
export { count, emptyTally, merge, type RoleTally, type Tally } from './tally.ts';
export { foresee } from './turning-points/foresee.ts';
export { outlookOn, type Point, type Swing, shareAt, sidesAt, swingsOf } from './turning-points/outlook.ts';
