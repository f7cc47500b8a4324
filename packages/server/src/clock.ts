import { uptime } from 'node:os';
import type { Clock } from '@moonrise/bots';

export type { Clock } from '@moonrise/bots';

const LONGEST = 2 ** 31 - 1; // ms: setTimeout runs at once if the time is longer
const SLEW = 0.01; // of the passed time: how fast a difference to the machine's clock is made up
const SLEPT = 5_000; // ms by which the monotonic clock must lag behind the machine's uptime
const OFTEN = 1_000; // ms: how often to ask for the uptime, even if nothing looks like sleep

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
  let asked = at; // for the uptime: that takes a hundred times as long as the rest
  let least = 0; // the least that the machine's clock was ahead since then
  return () => {
    const now = monotonic();
    const passed = now - at;
    at = now;
    time += passed;
    let ahead = wall() - time;
    if (ahead - least > SLEPT || now - asked >= OFTEN) {
      const slept = uptime() - now - awake;
      if (slept > SLEPT) {
        awake += slept;
        time += slept;
        ahead -= slept;
      }
      [asked, least] = [now, ahead];
    }
    least = Math.min(least, ahead);
    time += Math.sign(ahead) * Math.min(Math.abs(ahead), passed * SLEW);
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
