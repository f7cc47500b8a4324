import { clusterOn } from '../nodes/cluster.ts';
import { DatabaseClock } from '../nodes/database-clock.ts';
import { openLog } from '../operations/log.ts';
import { lostConnections } from '../operations/lost-connections.ts';
import { createServer, type Server } from '../server.ts';
import { readSettings } from '../settings/settings.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { Activity, Client } from './client.ts';

/** A node in this process and in real time, by the clock of its database. */
export interface RealNode {
  readonly server: Server;
  readonly log: readonly string[];
  client(): Promise<Client>;
  stop(): Promise<void>;
}

const LIMITS = ['ACTION_BURST', 'CHAT_BURST', 'ACTIONS_PER_SECOND', 'CHAT_PER_SECOND', 'OVERLOAD_LAG_MS']; // a busy machine is no overload
const UNLIMITED = Object.fromEntries(LIMITS.map((name) => [`MOONRISE_LIMIT_${name}`, '1000000']));

export async function startRealNode(databaseUrl: string): Promise<RealNode> {
  const read = readSettings({
    ...UNLIMITED,
    PORT: '0',
    DATABASE_URL: databaseUrl,
    MOONRISE_DATABASE_UNSAFE: 'on', // databases of tests do not wait for the disk
    MOONRISE_BOT_THREADS: '0',
    MOONRISE_UNLIMITED_ADDRESSES: 'loopback',
  });
  if (!read.ok) throw new Error(read.message);
  const { settings } = read;
  const lines: string[] = [];
  const log = openLog('warn', { write: (line: string) => void lines.push(line) });
  const store = await openPostgres(databaseUrl, { ...settings.database, lost: lostConnections(log) });
  const clock = await DatabaseClock.start(() => store.now());
  const server = await createServer({ settings, store, clock, log, cluster: clusterOn(store, null, log) });
  await server.listen();
  const clients: Client[] = [];
  return {
    server,
    log: lines,
    client: async () => {
      const client = new Client(`http://127.0.0.1:${server.address.port}`, new Activity());
      clients.push(client);
      await client.ready();
      return client;
    },
    stop: async () => {
      for (const client of clients) client.close();
      await server.close();
      clock.stop();
    },
  };
}
