// One of several servers on a database, started to be ill-treated. Runs from dist; prints its port when it is ready.
import { writeSync } from 'node:fs';
import { clusterOn, createServer, openLog, readSettings, systemClock } from '../../../dist/index.js';
import { openPostgres } from '../../../dist/store/index.js';

const read = readSettings(process.env);
if (!read.ok) throw new Error(read.message);
const { settings } = read;
const store = await openPostgres(String(settings.databaseUrl));
const log = openLog('warn', process.stderr);
const cluster = clusterOn(store, settings.redisUrl, log);
const server = await createServer({ settings, store, clock: systemClock, log, cluster });
process.once('SIGTERM', async () => {
  await server.drain();
  await server.close();
  process.exit(0);
});
await server.listen();
writeSync(1, `${server.address.port}\n`);
