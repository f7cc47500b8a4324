// The server as it is started by anybody, with limits that one machine alone can play within.
import { createServer, openLog, readSettings, systemClock } from '@moonrise/server';
import { openSqlite } from '@moonrise/server/store';
import { Histogram } from 'prom-client';
import { answerQuestions } from './questions.mjs';
import { Times } from './tally.mjs';

let acks = new Times();
const counting = /** @type {{ observeWithoutExemplar: (labels: object, seconds: number) => void }} */ (
  /** @type {unknown} */ (Histogram.prototype)
);
const { observeWithoutExemplar: observe } = counting;
/** What the server counts for its metrics, but in finer steps. @this {{ name: string }} @param {object} labels @param {number} seconds */
counting.observeWithoutExemplar = function (labels, seconds) {
  if (this.name === 'moonrise_request_seconds') acks.add(seconds * 1000);
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
const store = await openSqlite(settings.dataDir);
const server = await createServer({ settings, store, clock: systemClock, log: openLog('error', process.stderr) });
await server.listen();
answerQuestions(server.address.port, acksSoFar);
