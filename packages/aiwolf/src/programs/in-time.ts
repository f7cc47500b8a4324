import type { Clock, Patience } from '@moonrise/bots';

/** The result of the work; undefined if it is not ready in time. */
export function inTime<T>(work: Promise<T>, { until, signal }: Patience, clock: Clock): Promise<T | undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const end = (result?: T) => {
      cancel();
      signal.removeEventListener('abort', giveUp);
      resolve(result);
    };
    const giveUp = () => end();
    const cancel = clock.at(until, giveUp);
    signal.addEventListener('abort', giveUp);
    work.then(end, reject);
  });
}
