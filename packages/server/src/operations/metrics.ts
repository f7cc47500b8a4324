import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Gauges {
  readonly connections: () => number;
  readonly rooms: () => number;
  readonly games: () => number;
  readonly lag: () => number; // seconds
}
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Metrics of the server: counts and latency, without player data. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests: Histogram<'event' | 'outcome'>;
  private readonly faults: Counter<'kind'>;
  private server: Server | undefined;

  constructor(gauges: Gauges) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge('moonrise_connections', 'Open connections.', gauges.connections);
    gauge('moonrise_rooms', 'Open rooms.', gauges.rooms);
    gauge('moonrise_games', 'Games in memory: running, or still watched.', gauges.games);
    gauge('moonrise_lag_seconds', 'Longest delay of the event loop in the last five seconds.', gauges.lag);
    this.requests = new Histogram({
      name: 'moonrise_request_seconds',
      help: 'Time from a request to its acknowledgement, which is sent once the effect is stored.',
      labelNames: ['event', 'outcome'],
      buckets: BUCKETS,
      registers,
    });
    this.faults = new Counter({
      name: 'moonrise_faults_total',
      help: 'Faults: games in quarantine, failed background work (mostly the store), failed requests.',
      labelNames: ['kind'],
      registers,
    });
  }
  request(event: string, outcome: string, ms: number): void {
    this.requests.observe({ event, outcome }, ms / 1000);
  }
  fault(kind: 'quarantine' | 'trouble' | 'request'): void {
    this.faults.inc({ kind });
  }
  text(): Promise<string> {
    return this.registry.metrics();
  }
  /** Uses its own port, which should not be public. */
  listen({ host, port }: { readonly host: string; readonly port: number }): Promise<void> {
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      this.text().then((text) => response.setHeader('content-type', this.registry.contentType).end(text));
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
}
