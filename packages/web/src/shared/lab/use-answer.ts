import type { Orders } from '@moonrise/lab/worker';
import { useEffect, useState } from 'react';
import { acquireWorkers } from './worker-pool.ts';

/** A worker's answer; undefined until it arrives, and where there are no workers. */
export function useAnswer<K extends keyof Orders>(
  order: K,
  asked: Orders[K]['asked'] | undefined,
): Orders[K]['answer'] | undefined {
  const [found, setFound] = useState<{ readonly asked: unknown; readonly answer: Orders[K]['answer'] }>();
  useEffect(() => {
    if (asked === undefined) return;
    let isWanted = true;
    const pool = acquireWorkers();
    pool.ask(order, asked).then(
      (answer) => isWanted && setFound({ asked, answer }),
      () => undefined,
    );
    return () => {
      isWanted = false;
      pool.release();
    };
  }, [order, asked]);
  return found?.asked === asked ? found?.answer : undefined;
}
