// One of several servers on a database, for tests with faults. Runs from dist; prints its port when it is ready.
import { writeSync } from 'node:fs';
import {
  clusterOn,
  createServer,
  lostConnections,
  openLog,
  readSettings,
  systemClock,
  threadThinking,
} from '../../../dist/index.js';
import { openPostgres } from '../../../dist/store/index.js';

const read = readSettings(process.env);
if (!read.ok) throw new Error(read.message);
const { settings } = read;
const log = openLog('warn', process.stderr);
const store = await openPostgres(String(settings.databaseUrl), { ...settings.database, lost: lostConnections(log) });
const cluster = clusterOn(store, settings.redisUrl, log);
const thinking = threadThinking(settings.botThreads, (err) => log.error({ err }, 'a thread of bots failed'));
const server = await createServer({ settings, store, clock: systemClock, log, thinking, cluster });
process.once('SIGTERM', async () => {
  await server.drain();
  await server.close();
  process.exit(0);
});
await server.listen();
writeSync(1, `${server.address.port}\n`);
