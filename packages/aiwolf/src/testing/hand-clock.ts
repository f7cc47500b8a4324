import type { Clock } from '@moonrise/server';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that tests move by hand. */
export class HandClock implements Clock {
  private time = 1_767_225_600_000;
  private timers: Timer[] = [];

  now(): number {
    return this.time;
  }
  at(instant: number, run: () => void): () => void {
    const timer = { at: Math.max(instant, this.time), run };
    const later = this.timers.findIndex(({ at }) => at > timer.at);
    this.timers.splice(later < 0 ? this.timers.length : later, 0, timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }
  /** Moves the time, running due timers one by one with everything that follows from each. */
  async pass(ms: number): Promise<void> {
    const until = this.time + ms;
    await settled();
    while (await this.strike(until));
    this.time = until;
  }
  /** Moves the time whenever nothing else happens, until the work is done. */
  async until<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    await settled();
    while (!isDone) if (!(await this.strike(Number.POSITIVE_INFINITY))) await settled();
    return done;
  }
  private async strike(until: number): Promise<boolean> {
    const timer = this.timers[0];
    if (!timer || timer.at > until) return false;
    this.timers.shift();
    this.time = timer.at;
    timer.run();
    await settled();
    return true;
  }
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
