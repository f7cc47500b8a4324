// One of several nodes, as shipped, which tells what it has used.
import { readdirSync, readFileSync } from 'node:fs';
import {
  clusterOn,
  createServer,
  lostConnections,
  openLog,
  readSettings,
  systemClock,
  threadThinking,
} from '@moonrise/server';
import { openPostgres } from '@moonrise/server/store';
import pg from 'pg';

const TICKS = 100; // per second, in /proc
const TASKS = '/proc/self/task';

let statements = 0; // that append rows: each stores a whole group
/** @type {{ query: (...asked: unknown[]) => unknown }} */
const client = pg.Client.prototype;
const { query } = client;
/** @this {unknown} */
client.query = function (...asked) {
  if (/** @type {{ name?: string }} */ (asked[0])?.name === 'addRows') statements++;
  return Reflect.apply(query, this, asked);
};

const read = readSettings(process.env);
if (!read.ok) throw new Error(read.message);
const { settings } = read;
const log = openLog('error', process.stderr);
const store = await openPostgres(String(settings.databaseUrl), { ...settings.database, lost: lostConnections(log) });
const cluster = clusterOn(store, settings.redisUrl, log);
const thinking = threadThinking(settings.botThreads, (err) => log.error({ err }, 'a thread of bots failed'));
const server = await createServer({ settings, store, clock: systemClock, log, thinking, cluster });
await server.listen();
const early = new Set(readdirSync(TASKS)); // threads of Node; those of bots start with the first bot

/** Seconds of CPU of the threads in which bots think. */
function botThreads() {
  const ticks = (/** @type {string} */ task) => {
    const stat = readFileSync(`${TASKS}/${task}/stat`, 'utf8');
    const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
    return user + system;
  };
  return readdirSync(TASKS)
    .filter((task) => !early.has(task))
    .reduce((sum, task) => sum + ticks(task) / TICKS, 0);
}
/** The sum of the samples of a metric whose names begin so. @param {string} text @param {string} start */
const sumOf = (text, start) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(start))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

process.on('message', async () => {
  const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  const { user, system } = process.cpuUsage();
  process.send?.({
    statements,
    reads: sumOf(text, 'moonrise_store_seconds_count{operation="read"'),
    appends: sumOf(text, 'moonrise_store_seconds_count{operation="append"'),
    conflicts: sumOf(text, 'moonrise_store_seconds_count{operation="append",outcome="conflict"'),
    own: sumOf(text, 'moonrise_delivery_seconds_count{node="this"'),
    others: sumOf(text, 'moonrise_delivery_seconds_count{node="other"'),
    hints: sumOf(text, 'moonrise_hints_total{direction="sent"'),
    rooms: server.rooms.size,
    cpu: (user + system) / 1e6,
    bots: botThreads(),
  });
});
process.on('disconnect', () => process.exit()); // the benchmark has exited
process.send?.({ port: server.address.port });
