// A server under load. Runs from dist; sends its port when it is ready. Its clock can be set forward, which refills all limits.
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createServer, openLog, readSettings, systemClock, threadThinking } from '../../../../dist/index.js';
import { openSqlite } from '../../../../dist/store/index.js';

const EVERY = 5; // ms
const RESOLUTION = 5; // ms; the histogram's own interval, which is no delay

let skipped = 0; // ms
/** @type {typeof systemClock} */
const clock = {
  now: () => systemClock.now() + skipped,
  at: (instant, run) => systemClock.at(instant - skipped, run),
};
const read = readSettings(process.env);
if (!read.ok) throw new Error(read.message);
const { settings } = read;
const store = await openSqlite(settings.dataDir);
const log = openLog('error', process.stderr);
const thinking = threadThinking(settings.botThreads, (err) => log.error({ err }, 'a thread of bots failed'));
const server = await createServer({ settings, store, clock, log, thinking });
await server.listen();

const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();
/** ms that this thread has worked; the threads of bots do not count. */
const cpu = () => {
  if (process.platform === 'linux')
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let own = 0; // ms, the longest delay in which this process worked: other processes do not count
let last = { at: performance.now(), cpu: cpu() };
setInterval(() => {
  const now = { at: performance.now(), cpu: cpu() };
  own = Math.max(own, Math.min(now.at - last.at - EVERY, now.cpu - last.cpu));
  last = now;
}, EVERY).unref();

process.on('message', (/** @type {{ skip: number }} */ { skip }) => {
  process.send?.({ delay: Math.max(0, delay.max / 1e6 - RESOLUTION), own });
  skipped += skip;
  own = 0;
  delay.reset();
});
process.once('disconnect', () => process.exit(0)); // the test has ended
process.send?.({ port: server.address.port });
