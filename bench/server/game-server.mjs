// The normal server.
import { collectSeldom, createServer, openLog, readSettings, systemClock } from '@moonrise/server';
import { openSqlite } from '@moonrise/server/store';
import { Histogram } from 'prom-client';
import { reportUsage } from './report-usage.mjs';
import { Times } from './tally.mjs';

let acks = new Times();
const counting = /** @type {{ observeWithoutExemplar: (labels: object, seconds: number) => void }} */ (
  /** @type {unknown} */ (Histogram.prototype)
);
const { observeWithoutExemplar: observe } = counting;
const PLAY = ['act', 'send_message']; // what players do again and again
/**
 * Records the server's own latency metric in finer steps.
 * @this {{ name: string }} @param {{ event?: string, outcome?: string }} labels @param {number} seconds
 */
counting.observeWithoutExemplar = function (labels, seconds) {
  const isPlay = this.name === 'moonrise_request_seconds' && PLAY.includes(String(labels.event));
  if (isPlay && labels.outcome === 'ok') acks.add(seconds * 1000);
  observe.call(this, labels, seconds);
};
const acksSoFar = () => {
  const seen = acks;
  acks = new Times();
  return seen;
};

const read = readSettings(process.env);
if (!read.ok) throw new Error(read.message);
const { settings } = read;
collectSeldom();
const store = await openSqlite(settings.dataDir);
const server = await createServer({ settings, store, clock: systemClock, log: openLog('error', process.stderr) });
await server.listen();
reportUsage(server.address.port, acksSoFar);
