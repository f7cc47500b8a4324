import type { Clock } from '../clock.ts';

/** Asks the database for its time, in epoch milliseconds. */
type AskTime = () => Promise<number>;

const MEASURE_INTERVAL = 10_000; // ms between measurements
const FIRST_MEASUREMENTS = 3; // at the start; the fastest one counts
const MAX_ROUND_TRIP = 1_000; // ms; slower answers are too inaccurate

/**
 * The time of the database, so that nodes agree even if their own clocks are wrong. Between measurements the time advances with the
 * machine's monotonic clock.
 */
export class DatabaseClock implements Clock {
  private readonly ask: AskTime;
  private readonly monotonic: () => number;
  private offset = 0; // ms, database time minus monotonic clock
  private uncertainty = Number.POSITIVE_INFINITY; // ms, of the offset
  private timer: NodeJS.Timeout | undefined;

  private constructor(ask: AskTime, monotonic: () => number) {
    this.ask = ask;
    this.monotonic = monotonic;
  }
  static async start(ask: AskTime, monotonic: () => number = () => performance.now()): Promise<DatabaseClock> {
    const clock = new DatabaseClock(ask, monotonic);
    for (let i = 0; i < FIRST_MEASUREMENTS; i++) await clock.measure();
    clock.timer = setInterval(() => void clock.measure().catch(() => undefined), MEASURE_INTERVAL).unref(); // during an outage the offset stays
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
  /** Measures the offset, and uses the result if it is more accurate than the current one. */
  async measure(): Promise<void> {
    const asked = this.monotonic();
    const time = await this.ask();
    const took = this.monotonic() - asked;
    const offset = time - (asked + took / 2);
    const hasJumped = Math.abs(offset - this.offset) > this.uncertainty + took / 2; // one of the clocks was set, or has drifted
    if (!hasJumped && took / 2 >= this.uncertainty) return;
    if (took > MAX_ROUND_TRIP && this.uncertainty !== Number.POSITIVE_INFINITY) return;
    this.offset = offset;
    this.uncertainty = took / 2;
  }
}
