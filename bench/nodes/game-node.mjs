// The normal server, on PostgreSQL or on the embedded store, depending on the settings.
import { clusterOn, createServer, openLog, readSettings, systemClock } from '@moonrise/server';
import { openPostgres, openSqlite } from '@moonrise/server/store';
import { reportUsage } from '../server/report-usage.mjs';

const read = readSettings(process.env);
if (!read.ok) throw new Error(read.message);
const { settings } = read;
const log = openLog('error', process.stderr);
const world = { settings, clock: systemClock, log };
/** @param {string} url */
async function onPostgres(url) {
  const store = await openPostgres(url);
  return createServer({ ...world, store, cluster: clusterOn(store, settings.redisUrl, log) });
}
const server = settings.databaseUrl
  ? await onPostgres(settings.databaseUrl)
  : await createServer({ ...world, store: await openSqlite(settings.dataDir) });
await server.listen();
reportUsage(server.address.port);
