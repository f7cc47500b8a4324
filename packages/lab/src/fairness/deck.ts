import type { Deck, Id } from '@moonrise/engine';
import type { Experiment } from '../games/experiment.ts';

export type { Deck };

/** One card replaced by another. */
export interface Swap {
  readonly out: Id;
  readonly into: Id;
}
export const swapped = (deck: Deck, { out, into }: Swap): Deck => ({
  ...deck,
  [out]: (deck[out] ?? 0) - 1,
  [into]: (deck[into] ?? 0) + 1,
});

/** The same experiment with this deck. */
export const withDeck = (experiment: Experiment, deck: Deck): Experiment => ({
  ...experiment,
  options: { ...(experiment.options as object), roles: Object.fromEntries(Object.entries(deck).filter(([, n]) => n)) },
});
