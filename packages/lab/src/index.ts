export { type Deck, type Swap, swapped, withDeck } from './fairness/deck.ts';
export { plainSwapsOf } from './fairness/swaps.ts';
export { type Experiment, gameOf, type Setup, setUp, tallyOf } from './games/experiment.ts';
export { botSeedOf, LabBot } from './games/lab-bot.ts';
export { namesFor } from './games/names.ts';
export { type GameToPlay, type PlayedGame, playGame } from './games/play-game.ts';
export { SeatView } from './games/seat-view.ts';
export {
  chanceOf,
  chancesOf,
  contenders,
  type Difference,
  differenceOf,
  effectOf,
  type MeasuredChance,
} from './statistics/chances.ts';
export { wilson } from './statistics/interval.ts';
export { reportOf, type SimulationReport } from './statistics/simulation-report.ts';
export { count, emptyTally, merge, type RoleTally, type Tally } from './statistics/tally.ts';
export { foresee } from './turning-points/foresee.ts';
export { outlookOn, type Point, type Swing, shareAt, sidesAt, swingsOf } from './turning-points/outlook.ts';
