import type { Clock } from '../clock.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that only moves when a test lets time pass. */
export class ManualClock implements Clock {
  private time: number;
  private timers: Timer[] = []; // the earliest first; for the same instant in the order they were set

  constructor(time = 1_767_225_600_000) {
    this.time = time;
  }
  now(): number {
    return this.time;
  }
  at(instant: number, run: () => void): () => void {
    const timer = { at: Math.max(Math.ceil(instant), this.time), run };
    const later = this.timers.findIndex(({ at }) => at > timer.at);
    this.timers.splice(later < 0 ? this.timers.length : later, 0, timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }
  /** When the next timer is due. */
  get next(): number | undefined {
    return this.timers[0]?.at;
  }
  /** Lets time pass. Timers run in order, and `settled` is awaited after each. */
  async pass(ms: number, settled: () => Promise<void>): Promise<void> {
    const until = this.time + ms;
    for (let timer = this.timers[0]; timer && timer.at <= until; timer = this.timers[0]) {
      this.timers.shift();
      this.time = timer.at;
      timer.run();
      await settled();
    }
    this.time = until;
  }
  /** Moves the time without running timers, as in an outage. They run later. */
  skip(ms: number): void {
    this.time += ms;
  }
}
