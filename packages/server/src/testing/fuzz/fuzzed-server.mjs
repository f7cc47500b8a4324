// A server to be fuzzed. Runs from dist; tells its port when it is ready, and how it is whenever it is asked.
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
process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss: rss / 1e6, heap: heapUsed / 1e6, slowest: delay.max / 1e6, rooms: server.rooms.size });
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.send?.({ port: server.address.port });
