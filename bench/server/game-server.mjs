// The server as it is started by anybody, with limits that one machine alone can play within.
import { createServer, openLog, readSettings, systemClock } from '@moonrise/server';
import { openSqlite } from '@moonrise/server/store';
import { answerQuestions } from './questions.mjs';

const read = readSettings(process.env);
if (!read.ok) throw new Error(read.message);
const { settings } = read;
const store = await openSqlite(settings.dataDir);
const server = await createServer({ settings, store, clock: systemClock, log: openLog('error', process.stderr) });
await server.listen();
answerQuestions(server.address.port);
