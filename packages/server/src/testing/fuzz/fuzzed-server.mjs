// A server for fuzzing. Runs from dist; sends its port when it is ready, and its memory use for every message.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createServer, openLog, readSettings, systemClock } from '../../../dist/index.js';
import { openSqlite } from '../../../dist/store/index.js';

const read = readSettings(process.env);
if (!read.ok) throw new Error(read.message);
const { settings } = read;
const store = await openSqlite(settings.dataDir);
const server = await createServer({ settings, store, clock: systemClock, log: openLog('error', process.stderr) });
await server.listen();
const delay = monitorEventLoopDelay();
delay.enable();
let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 20).unref();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const memory = { rss: rss / 1e6, heap: heapUsed / 1e6, peak: Math.max(peak, rss) / 1e6 };
  process.send?.({ ...memory, slowest: delay.max / 1e6, rooms: server.rooms.size, cpu: (user + system) / 1e3 });
  peak = 0;
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.send?.({ port: server.address.port });
