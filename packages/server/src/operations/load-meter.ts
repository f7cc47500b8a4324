import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

const WINDOW = 1_000; // ms
const WINDOWS = 5; // a stall is remembered for so many seconds
const RESOLUTION = 20; // ms; the histogram's own interval, which is no delay

/** Measures the longest delay of the event loop. Above the bound, new rooms and joins are refused. */
export class LoadMeter {
  private readonly most: number;
  private readonly histogram: IntervalHistogram;
  private readonly timer: NodeJS.Timeout;
  private slowest: readonly number[] = []; // ms, of each of the last seconds

  constructor(most: number) {
    this.most = most;
    this.histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
    this.histogram.enable();
    this.timer = setInterval(() => this.read(), WINDOW);
    this.timer.unref();
  }
  /** The longest delay of the last seconds, in ms. A median would not show a stall: during one nothing is measured. */
  get lag(): number {
    return Math.max(0, ...this.slowest);
  }
  get isOverloaded(): boolean {
    return this.lag > this.most;
  }
  close(): void {
    clearInterval(this.timer);
    this.histogram.disable();
  }
  private read(): void {
    const slowest = Math.max(0, this.histogram.max / 1e6 - RESOLUTION);
    this.slowest = [...this.slowest, slowest].slice(-WINDOWS);
    this.histogram.reset();
  }
}
