import { type Experiment, type Sample, sampleOf, study, type Tally } from '@moonrise/lab/figures';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { acquireWorkers } from './worker-pool.ts';

const MOST = 60; // sets that are remembered
const known = new Map<string, Sample>();

/** What this page knows of a set already: whoever changes it back sees the figures at once. */
function remembered(experiment: Experiment): Sample {
  const key = JSON.stringify(experiment);
  const sample = known.get(key) ?? sampleOf(experiment);
  known.delete(key);
  known.set(key, sample); // the newest is the last
  for (const old of [...known.keys()].slice(0, Math.max(0, known.size - MOST))) known.delete(old);
  return sample;
}

/** What has come of an experiment so far, if anybody has looked at it. */
export const knownTally = (experiment: Experiment): Tally | undefined => known.get(JSON.stringify(experiment))?.tally;

interface Study {
  readonly samples: readonly Sample[]; // as the experiments were given
  readonly hasFailed: boolean; // there are no workers here
}

/** Plays games of these experiments in the background, so long as somebody looks, until each has enough. */
export function useStudy(
  experiments: readonly Experiment[],
  isEnough: (tally: Tally) => boolean,
  isLooking: boolean,
): Study {
  const key = JSON.stringify(experiments);
  // biome-ignore lint/correctness/useExhaustiveDependencies: experiments are values: the key says when they are others
  const samples = useMemo(() => experiments.map(remembered), [key]);
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is enough does not change
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
