import type { Clock } from '../clock.ts';

/** Asks the database for its time, in epoch milliseconds. */
type AskTime = () => Promise<number>;

const EVERY = 10_000; // ms between measurements
const FIRST = 3; // measurements at the start: the quickest counts
const SLOWEST = 1_000; // ms: an answer that took longer says too little

/**
 * The time of the database, so that nodes agree on instants whatever their own clocks say. Between two measurements the monotonic clock
 * of the machine goes on from the last one.
 */
export class DatabaseClock implements Clock {
  private readonly ask: AskTime;
  private readonly monotonic: () => number;
  private offset = 0; // of the database's time to the monotonic clock, ms
  private doubt = Number.POSITIVE_INFINITY; // how wrong it may be, ms
  private timer: NodeJS.Timeout | undefined;

  private constructor(ask: AskTime, monotonic: () => number) {
    this.ask = ask;
    this.monotonic = monotonic;
  }
  static async start(ask: AskTime, monotonic: () => number = () => performance.now()): Promise<DatabaseClock> {
    const clock = new DatabaseClock(ask, monotonic);
    for (let i = 0; i < FIRST; i++) await clock.measure();
    clock.timer = setInterval(() => void clock.measure().catch(() => undefined), EVERY).unref(); // while it is away nothing changes
    return clock;
  }
  now(): number {
    return Math.round(this.monotonic() + this.offset);
  }
  at(instant: number, run: () => void): () => void {
    const timer = setTimeout(run, Math.max(0, instant - this.now()));
    return () => clearTimeout(timer);
  }
  stop(): void {
    clearInterval(this.timer);
  }
  /** Takes over what was measured where it says more than what is known. */
  async measure(): Promise<void> {
    const asked = this.monotonic();
    const time = await this.ask();
    const took = this.monotonic() - asked;
    const offset = time - (asked + took / 2);
    const isNews = Math.abs(offset - this.offset) > this.doubt + took / 2; // a clock has moved
    if (!isNews && took / 2 >= this.doubt) return;
    if (took > SLOWEST && this.doubt !== Number.POSITIVE_INFINITY) return;
    this.offset = offset;
    this.doubt = took / 2;
  }
}
