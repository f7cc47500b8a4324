// Statistics of games played elsewhere. No rules and no bots, so that a page stays small.
export {
  chanceOf,
  chancesOf,
  contenders,
  type Difference,
  effectOf,
  type MeasuredChance,
  marginOf,
  type SideChance,
} from '../chances.ts';
export { type Deck, type Swap, swapped, withDeck } from '../deck.ts';
export type { Experiment } from '../experiment.ts';
export { type Fairer, fairerSet, type Search, unevenness } from '../fairer.ts';
export type { Claim } from '../hindsight/claims.ts';
export type { Known } from '../hindsight/could-know.ts';
export type { KeptGame } from '../kept-game.ts';
export { type Piece, type PieceRunner, type Sample, sampleOf, study } from '../study.ts';
export type { RoleTally, Tally } from '../tally.ts';
export {
  type ForecastRunner,
  outlookOn,
  type Point,
  type Swing,
  shareAt,
  sidesAt,
  swingsOf,
} from '../turning-points/outlook.ts';
