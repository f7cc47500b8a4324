import { type ForecastRunner, type KeptGame, outlookOn, type Point } from '@moonrise/lab/figures';
import { useEffect, useState } from 'react';
import { acquireWorkers } from '../../../shared/lab/worker-pool.ts';

export interface Outlook {
  readonly points: readonly Point[];
  readonly share: number; // of the simulations, 0 to 1
  readonly hasFailed: boolean; // no workers available
}

/** The chances after each row of a game, simulated in the background while mounted. */
export function useOutlook(kept: KeptGame): Outlook {
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [share, setShare] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const stopped = new AbortController();
    const pool = acquireWorkers();
    const seers = pool.asks.map(
      (ask): ForecastRunner =>
        (glimpse) =>
          ask('foresee', glimpse),
    );
    outlookOn(kept, seers, { onPass: setPoints, onProgress: setShare, signal: stopped.signal }).catch(() =>
      setHasFailed(true),
    );
    return () => {
      stopped.abort();
      pool.release();
    };
  }, [kept]);
  return { points, share, hasFailed };
}
