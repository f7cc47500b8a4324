import { type ForecastRunner, type KeptGame, type OutlookPlan, outlookOn, type Point } from '@moonrise/lab/figures';
import { useEffect, useState } from 'react';
import { acquireWorkers } from '../lab/worker-pool.ts';

export interface Outlook {
  readonly points: readonly Point[];
  readonly share: number; // of the simulations, 0 to 1
  readonly hasFailed: boolean; // no workers available
}

/** Few games, and only where the game turned: for a screen that everyone looks at for a moment. */
export const AT_A_GLANCE: OutlookPlan['passes'] = [
  { games: 16, everywhere: false },
  { games: 48, everywhere: false },
];

/** The chances after each row of a game, simulated in the background while mounted. */
export function useOutlook(kept: KeptGame, passes?: OutlookPlan['passes']): Outlook {
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
    const plan = { onPass: setPoints, onProgress: setShare, signal: stopped.signal };
    outlookOn(kept, seers, { ...plan, ...(passes && { passes }) }).catch(() => setHasFailed(true));
    return () => {
      stopped.abort();
      pool.release();
    };
  }, [kept, passes]);
  return { points, share, hasFailed };
}
