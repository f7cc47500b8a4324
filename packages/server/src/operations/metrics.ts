import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type Readings, registerReadings } from './readings.ts';
import { version } from './version.ts';

// Each bound is twice the one before, so a percentile read from them is off by less than that.
const BUCKETS = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1, 2, 4, 8];
const THINKING = [0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 32];

const FAULTS = ['quarantine', 'trouble', 'request'] as const;
type FaultKind = (typeof FAULTS)[number];
const HINTS = ['sent', 'received'] as const;
export type StoreOperation = 'append' | 'read';
export type StoreOutcome = 'appended' | 'conflict' | 'repeated' | 'read' | 'failed';
/** The node that stored a row: this one, or another of the cluster. */
export type RowSource = 'this' | 'other';

/** Metrics of the server: counts and latency, without player data. All labels have a fixed set of values. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = this.histogram<'event' | 'outcome'>(
    'moonrise_request_seconds',
    'Time from a request to its acknowledgement, which is sent once the effect is stored.',
    ['event', 'outcome'],
  );
  private readonly deliveries = this.histogram<'node'>(
    'moonrise_delivery_seconds',
    'Time until a packet is written to a connection: from the stored row, or from the decision if another node stored it.',
    ['node'],
  );
  private readonly storing = this.histogram<'operation' | 'outcome'>(
    'moonrise_store_seconds',
    'Time in which the store answers. A conflict: another node was faster, and the command is decided again.',
    ['operation', 'outcome'],
  );
  private readonly thinking = this.histogram<'player'>(
    'moonrise_think_seconds',
    'Time in which a bot, a language model or a program answers.',
    ['player'],
    THINKING,
  );
  private readonly faults = this.counter<'kind'>(
    'moonrise_faults_total',
    'Faults: games in quarantine, failed background work (mostly the store), failed requests.',
    ['kind'],
  );
  private readonly slow = this.counter(
    'moonrise_slow_readers_total',
    'Connections closed because the client read too slowly.',
  );
  private readonly takeovers = this.counter(
    'moonrise_takeovers_total',
    'Rooms and games that this node has opened because their node was gone.',
  );
  private readonly lateness = this.histogram<never>(
    'moonrise_phase_late_seconds',
    'How long after its deadline a phase was ended by this node.',
    [],
  );
  private readonly hints = this.counter<'direction'>(
    'moonrise_hints_total',
    'Hints to and from other nodes through Redis.',
    ['direction'],
  );
  private server: Server | undefined;

  constructor(readings: Readings, build = 'unknown') {
    collectDefaultMetrics({ register: this.registry });
    registerReadings(this.registry, readings, { version, build });
    for (const kind of FAULTS) this.faults.inc({ kind }, 0); // an alert on an increase needs the 0 before it
    for (const direction of HINTS) this.hints.inc({ direction }, 0);
  }
  request(event: string, outcome: string, ms: number): void {
    this.requests.observe({ event, outcome }, ms / 1000);
  }
  delivery(node: RowSource, ms: number): void {
    this.deliveries.observe({ node }, ms / 1000);
  }
  store(operation: StoreOperation, outcome: StoreOutcome, ms: number): void {
    this.storing.observe({ operation, outcome }, ms / 1000);
  }
  think(player: string, ms: number): void {
    this.thinking.observe({ player }, ms / 1000);
  }
  /** This node has opened the room or game of another one that is gone. */
  takeover(): void {
    this.takeovers.inc();
  }
  /** A phase was ended so long after its deadline. */
  late(ms: number): void {
    this.lateness.observe(ms / 1000);
  }
  /** Hints between nodes. */
  hint(direction: (typeof HINTS)[number]): void {
    this.hints.inc({ direction });
  }
  slowReader(): void {
    this.slow.inc();
  }
  fault(kind: FaultKind): void {
    this.faults.inc({ kind });
  }
  text(): Promise<string> {
    return this.registry.metrics();
  }
  /** Uses its own port, which should not be public. */
  listen({ host, port }: { readonly host: string; readonly port: number }): Promise<void> {
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      this.text().then(
        (text) => response.setHeader('content-type', this.registry.contentType).end(text),
        () => response.writeHead(500).end(),
      );
    });
    this.server = server;
    return new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  }
  /** The port; null: not listening. */
  get port(): number | null {
    return (this.server?.address() as AddressInfo | null | undefined)?.port ?? null;
  }
  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
  }

  private histogram<L extends string>(name: string, help: string, labelNames: L[], buckets = BUCKETS): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }
  private counter<L extends string>(name: string, help: string, labelNames: L[] = []): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}
