import { type Experiment, type Sample, sampleOf, study, type Tally } from '@moonrise/lab/figures';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { acquireWorkers } from './worker-pool.ts';

const MOST = 60; // cached experiments
const known = new Map<string, Sample>();

/** The cached sample of an experiment: changing a set back shows its figures at once. */
function remembered(experiment: Experiment): Sample {
  const key = JSON.stringify(experiment);
  const sample = known.get(key) ?? sampleOf(experiment);
  known.delete(key);
  known.set(key, sample); // least recently used first
  for (const old of [...known.keys()].slice(0, Math.max(0, known.size - MOST))) known.delete(old);
  return sample;
}

/** The figures of an experiment so far, if any. */
export const knownTally = (experiment: Experiment): Tally | undefined => known.get(JSON.stringify(experiment))?.tally;

interface Study {
  readonly samples: readonly Sample[]; // in the order of the experiments
  readonly hasFailed: boolean; // no workers available
}

/** Plays games of these experiments in the background while visible, until each has enough. */
export function useStudy(
  experiments: readonly Experiment[],
  isEnough: (tally: Tally) => boolean,
  isLooking: boolean,
): Study {
  const key = JSON.stringify(experiments);
  // biome-ignore lint/correctness/useExhaustiveDependencies: experiments are values: the key says when they change
  const samples = useMemo(() => experiments.map(remembered), [key]);
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isEnough` does not change
  useEffect(() => {
    if (!isLooking || samples.length === 0) return;
    const stopped = new AbortController();
    const pool = acquireWorkers();
    study(samples, pool.hands, { isEnough, onNews: redraw, signal: stopped.signal }).catch(() => setHasFailed(true));
    return () => {
      stopped.abort();
      pool.release();
    };
  }, [samples, isLooking]);
  return { samples, hasFailed };
}
