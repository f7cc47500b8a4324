import { uptime } from 'node:os';
import type { Clock } from '@moonrise/bots';

export type { Clock } from '@moonrise/bots';

const LONGEST = 2 ** 31 - 1; // ms: setTimeout runs at once if the time is longer
const SLEW = 0.01; // of the passed time: how fast a difference to the machine's clock is made up
const SLEPT = 5_000; // ms by which the monotonic clock must lag behind the machine's uptime

/** What a machine can tell about time, ms. */
interface TimeSources {
  readonly wall: () => number; // epoch; people and time servers set it
  readonly monotonic: () => number; // never set, but stands still while the machine sleeps
  readonly uptime: () => number; // never set, goes on while the machine sleeps, and counts whole seconds only
}
const machine: TimeSources = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  uptime: () => uptime() * 1000,
};

/**
 * The time by the monotonic clock, so that no phase gets longer or shorter when the machine's clock is set. It approaches the
 * machine's clock so slowly that no player notices, and at once only if the machine has slept.
 */
export function steadyTime({ wall, monotonic, uptime }: TimeSources = machine): () => number {
  let [time, at] = [wall(), monotonic()];
  let awake = uptime() - at;
  return () => {
    const now = monotonic();
    const passed = now - at;
    at = now;
    const slept = uptime() - now - awake;
    if (slept > SLEPT) {
      awake += slept;
      time += slept;
    }
    time += passed;
    const behind = wall() - time;
    time += Math.sign(behind) * Math.min(Math.abs(behind), passed * SLEW);
    return Math.round(time);
  };
}

const now = steadyTime();
export const systemClock: Clock = {
  now,
  at: (instant, run) => {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = Math.max(0, instant - now());
      timer = left > LONGEST ? setTimeout(wait, LONGEST) : setTimeout(run, left);
    };
    wait();
    return () => clearTimeout(timer);
  },
};
