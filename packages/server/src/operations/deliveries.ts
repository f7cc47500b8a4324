import type { Metrics, RowSource } from './metrics.ts';

/** When a row could be sent. */
export interface RowMoment {
  readonly node: RowSource;
  readonly since: number; // of performance.now()
}

/**
 * Measures how long packets take from the stored row to the socket. Sockets write at the end of a turn of the event loop, so that is
 * when the time is read.
 */
export class Deliveries {
  private readonly metrics: Pick<Metrics, 'delivery'>;
  private written: RowMoment[] = [];

  constructor(metrics: Pick<Metrics, 'delivery'>) {
    this.metrics = metrics;
  }
  /** A packet of this row was given to a socket. */
  wrote(moment: RowMoment): void {
    if (this.written.length === 0) setImmediate(this.read);
    this.written.push(moment);
  }
  private readonly read = (): void => {
    const now = performance.now();
    const { written } = this;
    this.written = [];
    for (const { node, since } of written) this.metrics.delivery(node, now - since);
  };
}
