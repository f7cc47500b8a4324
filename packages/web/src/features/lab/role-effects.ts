import { type Deck, type Experiment, type Swap, swapped, withDeck } from '@moonrise/lab/figures';
import { useEffect, useReducer } from 'react';
import { acquireWorkers } from '../../shared/lab/worker-pool.ts';

const known = new Map<string, readonly Swap[]>();

/** The cached swaps that measure the effect of each role of a set. */
export const knownSwaps = (experiment: Experiment): readonly Swap[] => known.get(JSON.stringify(experiment)) ?? [];

/** Fetches those swaps from a worker; empty until they arrive. */
export function usePlainSwaps(experiment: Experiment): readonly Swap[] {
  const key = JSON.stringify(experiment);
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an experiment is a value: the key says when it changes
  useEffect(() => {
    if (known.has(key)) return;
    const pool = acquireWorkers();
    pool.ask('plainSwaps', experiment).then(
      (swaps) => {
        known.set(key, swaps);
        redraw();
      },
      () => {}, // the study shows that there are no workers
    );
    return pool.release;
  }, [key]);
  return knownSwaps(experiment);
}

export const plainExperiments = (experiment: Experiment, deck: Deck, swaps: readonly Swap[]): Experiment[] =>
  swaps.map((swap) => withDeck(experiment, swapped(deck, swap)));
