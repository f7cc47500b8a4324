// The server as it is started by anybody, on PostgreSQL or on the store it brings, whichever the settings say.
import { clusterOn, createServer, openLog, readSettings, systemClock } from '@moonrise/server';
import { openPostgres, openSqlite } from '@moonrise/server/store';
import { answerQuestions } from '../server/questions.mjs';

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
answerQuestions(server.address.port);
