import { activeTraces, type TraceContext } from '../tracing/active-traces.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { Metrics, RowSource } from './metrics.ts';

/** When a row could be sent. */
export interface RowMoment {
  readonly node: RowSource;
  readonly since: number; // of performance.now()
  readonly traces: readonly TraceContext[]; // of the requests that made it
}

/** A row that could be sent so many ms ago, for the requests that are handled now. */
export const rowMoment = (node: RowSource, ago = 0): RowMoment => ({
  node,
  since: performance.now() - ago,
  traces: activeTraces(),
});

/**
 * Measures how long packets take from the stored row to the socket. Sockets write at the end of a turn of the event loop, so that is
 * when the time is read.
 */
export class Deliveries {
  private readonly metrics: Pick<Metrics, 'delivery'>;
  private readonly tracer: Tracer | undefined;
  private written: RowMoment[] = [];

  constructor(metrics: Pick<Metrics, 'delivery'>, tracer?: Tracer) {
    this.metrics = metrics;
    this.tracer = tracer;
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
    if (this.tracer) trace(this.tracer, written);
  };
}

/** One span for all packets that a row has caused on this node, for each request behind it. */
function trace(tracer: Tracer, written: readonly RowMoment[]): void {
  const packets = new Map<RowMoment, number>();
  for (const moment of written) if (moment.traces.length > 0) packets.set(moment, (packets.get(moment) ?? 0) + 1);
  for (const [{ since, node, traces }, count] of packets)
    for (const parent of traces)
      tracer.child(parent, { since }).end({
        name: 'deliver',
        attributes: { 'moonrise.packets': count, 'moonrise.stored_by': node },
      });
}
