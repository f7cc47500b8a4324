import { type Fairer, fairerSet, type Search } from '@moonrise/lab/figures';
import { useEffect, useRef, useState } from 'react';
import { acquireWorkers } from '../../../shared/lab/worker-pool.ts';

type Looked =
  | { readonly at: 'rest' | 'nothing' }
  | { readonly at: 'work'; readonly share: number }
  | { readonly at: 'find'; readonly found: Fairer };

/** The search for a fairer deck, started on demand. */
export function useFairer(set: Pick<Search, 'experiment' | 'deck' | 'tally' | 'sides'>) {
  const [looked, setLooked] = useState<Looked>({ at: 'rest' });
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    running.current?.abort();
    setLooked({ at: 'rest' });
  };
  const look = async () => {
    const run = new AbortController();
    running.current = run;
    const tell = (next: Looked) => !run.signal.aborted && setLooked(next);
    tell({ at: 'work', share: 0 });
    const pool = acquireWorkers();
    try {
      const found = await fairerSet({
        ...set,
        runners: pool.hands,
        swapsOf: (experiment, stronger) => pool.ask('swaps', { experiment, stronger }),
        signal: run.signal,
        onProgress: (share) => tell({ at: 'work', share }),
      });
      tell(found ? { at: 'find', found } : { at: 'nothing' });
    } catch {
      tell({ at: 'rest' }); // it can be started again
    } finally {
      pool.release();
    }
  };
  useEffect(() => () => running.current?.abort(), []);
  return { looked, look, stop };
}
