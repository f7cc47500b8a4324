import type { Clock } from '@moonrise/bots';

export type { Clock } from '@moonrise/bots';

const LONGEST = 2 ** 31 - 1; // ms: setTimeout runs at once if the time is longer

export const systemClock: Clock = {
  now: () => Date.now(),
  at: (instant, run) => {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = Math.max(0, instant - Date.now());
      timer = left > LONGEST ? setTimeout(wait, LONGEST) : setTimeout(run, left);
    };
    wait();
    return () => clearTimeout(timer);
  },
};
