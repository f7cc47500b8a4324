import {
  chanceOf,
  type Deck,
  type Difference,
  differenceOf,
  type Experiment,
  type Swap,
  swapped,
  type Tally,
  withDeck,
} from '@moonrise/lab/figures';
import { useEffect, useReducer } from 'react';
import { acquireWorkers } from '../../shared/lab/worker-pool.ts';

const known = new Map<string, readonly Swap[]>();

/** The exchanges that show what each role of a set is worth, if somebody has looked at them. */
export const knownSwaps = (experiment: Experiment): readonly Swap[] => known.get(JSON.stringify(experiment)) ?? [];

/** Looks them up; none while that takes. */
export function usePlainSwaps(experiment: Experiment): readonly Swap[] {
  const key = JSON.stringify(experiment);
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an experiment is a value: the key says when it is another
  useEffect(() => {
    if (known.has(key)) return;
    const pool = acquireWorkers();
    pool.ask('plainSwaps', experiment).then(
      (swaps) => {
        known.set(key, swaps);
        redraw();
      },
      () => {}, // the study says that there are no workers
    );
    return pool.release;
  }, [key]);
  return knownSwaps(experiment);
}

export const plainExperiments = (experiment: Experiment, deck: Deck, swaps: readonly Swap[]): Experiment[] =>
  swaps.map((swap) => withDeck(experiment, swapped(deck, swap)));

/** How much more often a side wins with the set than with the other one. */
export const effectOf = (set: Tally, other: Tally, team: string): Difference =>
  differenceOf(chanceOf(set.wins[team] ?? 0, set.games), chanceOf(other.wins[team] ?? 0, other.games));
