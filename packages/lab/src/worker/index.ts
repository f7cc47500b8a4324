import type { Id, Refusal, SeatId } from '@moonrise/engine';
import type { Swap } from '../fairness/deck.ts';
import { plainSwapsOf, swapsOf } from '../fairness/swaps.ts';
import type { Experiment } from '../games/experiment.ts';
import type { KeptGame } from '../games/kept-game.ts';
import { type Claim, claimsIn } from '../hindsight/claims.ts';
import { couldKnow, type Known } from '../hindsight/could-know.ts';
import type { Tally } from '../statistics/tally.ts';
import { playPiece } from '../study/piece.ts';
import type { Piece } from '../study/study.ts';
import { type ForecastTask, type ForecastWins, foresee } from '../turning-points/foresee.ts';

/** The requests a worker accepts, each with its answer. */
export interface Orders {
  readonly play: { readonly asked: Piece; readonly answer: Tally | Refusal };
  readonly swaps: {
    readonly asked: { readonly experiment: Experiment; readonly stronger: Id };
    readonly answer: readonly Swap[];
  };
  readonly claims: { readonly asked: KeptGame; readonly answer: readonly Claim[] };
  readonly couldKnow: {
    readonly asked: { readonly game: KeptGame; readonly seat: SeatId };
    readonly answer: readonly Known[];
  };
  readonly foresee: { readonly asked: ForecastTask; readonly answer: ForecastWins };
  readonly plainSwaps: { readonly asked: Experiment; readonly answer: readonly Swap[] };
}
export type Order = { [K in keyof Orders]: { readonly order: K; readonly asked: Orders[K]['asked'] } }[keyof Orders];

/** Carries out a request. Refusals are answers; other errors are thrown. */
export function carryOut(order: Order): Orders[keyof Orders]['answer'] {
  switch (order.order) {
    case 'play':
      return playPiece(order.asked);
    case 'swaps':
      return swapsOf(order.asked.experiment, order.asked.stronger);
    case 'claims':
      return claimsIn(order.asked);
    case 'couldKnow':
      return couldKnow(order.asked.game, order.asked.seat);
    case 'foresee':
      return foresee(order.asked);
    case 'plainSwaps':
      return plainSwapsOf(order.asked);
  }
}
