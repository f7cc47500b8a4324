import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

const WINDOW = 1_000; // ms
const RESOLUTION = 20; // ms; the histogram's own interval, which is no delay

/** Measures the delay of the event loop. Above the bound, new rooms and joins are refused. */
export class LoadMeter {
  lag = 0; // ms, the median of the last second
  private readonly most: number;
  private readonly histogram: IntervalHistogram;
  private readonly timer: NodeJS.Timeout;

  constructor(most: number) {
    this.most = most;
    this.histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
    this.histogram.enable();
    this.timer = setInterval(() => this.read(), WINDOW);
    this.timer.unref();
  }
  get isOverloaded(): boolean {
    return this.lag > this.most;
  }
  close(): void {
    clearInterval(this.timer);
    this.histogram.disable();
  }
  private read(): void {
    this.lag = Math.max(0, this.histogram.percentile(50) / 1e6 - RESOLUTION);
    this.histogram.reset();
  }
}
