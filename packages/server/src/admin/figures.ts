import { createHistogram } from 'node:perf_hooks';
import { type AdminFigure, adminFigures } from '@moonrise/protocol/admin';
import type { Clock } from '../clock.ts';

/** What is measured at the end of each step. */
export type Gauges = Pick<Readonly<Record<AdminFigure, number | null>>, Measured>;
type Measured = 'connections' | 'rooms' | 'games' | 'lag_ms' | 'memory_bytes' | 'storage_bytes';

export const STEP = 60_000; // ms
const MOST = 24 * 60; // steps: a day

/** Figures of the last day in memory: one number per minute for each. */
export class Figures {
  private readonly at: number[] = [];
  private readonly series = Object.fromEntries(adminFigures.map((name) => [name, []])) as unknown as Record<
    AdminFigure,
    (number | null)[]
  >;
  private readonly clock: Clock;
  private readonly read: () => Promise<Gauges>;
  private readonly times = createHistogram({ highest: 60_000_000 }); // microseconds, of this step
  private refusals = 0;
  private cancel: () => void = () => {};

  constructor(clock: Clock, read: () => Promise<Gauges>) {
    this.clock = clock;
    this.read = read;
  }
  /** Counts an answered request. */
  counted(isRefused: boolean, ms: number): void {
    this.times.record(Math.min(60_000_000, Math.max(1, Math.round(ms * 1000))));
    if (isRefused) this.refusals++;
  }
  start(): void {
    this.cancel = this.clock.at(this.clock.now() + STEP, () => void this.step());
  }
  stop(): void {
    this.cancel();
  }
  /** The steps that ended since then. */
  since(start: number): { readonly at: number[]; readonly series: Record<AdminFigure, (number | null)[]> } {
    const from = this.at.findIndex((at) => at > start);
    const cut = <T>(all: readonly T[]): T[] => (from < 0 ? [] : all.slice(from));
    const series = Object.entries(this.series).map(([name, all]) => [name, cut(all)]);
    return { at: cut(this.at), series: Object.fromEntries(series) as Record<AdminFigure, (number | null)[]> };
  }
  /** The last number of a figure; null: not known yet. */
  last(name: AdminFigure): number | null {
    return this.series[name].at(-1) ?? null;
  }

  private async step(): Promise<void> {
    const at = this.clock.now();
    const { times, refusals } = this;
    const percentile = (share: number) => (times.count === 0 ? null : times.percentile(share) / 1000);
    const counts = {
      requests: times.count,
      refusals,
      ack_p50_ms: percentile(50),
      ack_p95_ms: percentile(95),
      ack_p99_ms: percentile(99),
    };
    times.reset();
    this.refusals = 0;
    this.start();
    const gauges = await this.read();
    this.at.push(at);
    for (const name of adminFigures) this.series[name].push({ ...gauges, ...counts }[name]);
    if (this.at.length <= MOST) return;
    this.at.shift();
    for (const name of adminFigures) this.series[name].shift();
  }
}
