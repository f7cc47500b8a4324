import type { Clock } from '../clock.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until a test lets time pass. */
export class ManualClock implements Clock {
  private time: number;
  private timers: Timer[] = []; // the earliest first; of two for the same instant the one set first

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
  /** When the next thing is due. */
  get next(): number | undefined {
    return this.timers[0]?.at;
  }
  /** Lets time pass. Everything due on the way happens in its turn, and has settled before the next. */
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
  /** Time goes by without anybody noticing, as in an outage: what is due happens afterwards. */
  skip(ms: number): void {
    this.time += ms;
  }
}
