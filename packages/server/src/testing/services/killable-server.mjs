// A server that will be killed. Runs from dist; prints its port when it is ready.
import { writeSync } from 'node:fs';
import { createServer, openLog, readSettings, systemClock, threadThinking } from '../../../dist/index.js';
import { openSqlite } from '../../../dist/store/index.js';

const [folder = '', port = '0'] = process.argv.slice(2);
const read = readSettings({
  PORT: port,
  DATA_DIR: folder,
  MOONRISE_UNLIMITED_ADDRESSES: 'loopback',
  MOONRISE_LIMIT_ACTION_BURST: '1000000',
  MOONRISE_LIMIT_CHAT_BURST: '1000000',
});
if (!read.ok) throw new Error(read.message);
const { settings } = read;
const store = await openSqlite(settings.dataDir);
const log = openLog('error', process.stderr);
const thinking = threadThinking(settings.botThreads, (err) => log.error({ err }, 'a thread of bots failed'));
const server = await createServer({ settings, store, clock: systemClock, log, thinking });
await server.listen();
process.once('SIGTERM', () => void server.close());
writeSync(1, `${server.address.port}\n`);
