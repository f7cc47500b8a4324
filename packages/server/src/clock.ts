import type { Clock } from '@moonrise/bots';

export type { Clock } from '@moonrise/bots';

export const systemClock: Clock = {
  now: () => Date.now(),
  at: (instant, run) => {
    const timer = setTimeout(run, Math.max(0, instant - Date.now()));
    return () => clearTimeout(timer);
  },
};
