// Statistics of games played elsewhere. No rules and no bots, so that a page stays small.

export { type Deck, type Swap, swapped, withDeck } from '../fairness/deck.ts';
export { type Fairer, fairerSet, type Search, unevenness } from '../fairness/fairer.ts';
export type { Experiment } from '../games/experiment.ts';
export type { KeptGame } from '../games/kept-game.ts';
export type { Claim } from '../hindsight/claims.ts';
export type { Known } from '../hindsight/could-know.ts';
export {
  chanceOf,
  chancesOf,
  contenders,
  type Difference,
  effectOf,
  type MeasuredChance,
  marginOf,
  type SideChance,
} from '../statistics/chances.ts';
export type { RoleTally, Tally } from '../statistics/tally.ts';
export { type Piece, type PieceRunner, type Sample, sampleOf, study } from '../study/study.ts';
export {
  type ForecastRunner,
  type OutlookPlan,
  outlookOn,
  type Point,
  type Swing,
  shareAt,
  sidesAt,
  swingsOf,
} from '../turning-points/outlook.ts';
