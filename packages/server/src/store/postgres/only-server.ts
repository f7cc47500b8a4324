import { Client } from 'pg';
import { StoreError } from '../store.ts';

const LOCK = 6_005_231; // any number that is ours
const RETRY = 1_000; // ms

/** A database that this server has to itself, as long as it holds on to it. */
export interface Held {
  release(): Promise<void>;
}

/**
 * Takes the database for one server. The lock is PostgreSQL's own and goes with its connection, however that ends; when the
 * connection is cut, it is taken again. It is a courtesy to whoever starts a second server by mistake: that a game has one history
 * is what the store itself sees to.
 */
export async function takeDatabase(url: string): Promise<Held> {
  let client = await connected(url);
  if (!(await isTaken(client))) {
    await client.end();
    throw new StoreError(
      'The database of DATABASE_URL is in use by another server: for now one at a time can play on it.',
    );
  }
  let isReleased = false;
  let timer: NodeJS.Timeout | undefined;
  const watch = (): void => {
    client.on('error', () => {
      if (!isReleased) timer = setTimeout(again, RETRY);
    });
  };
  const again = async (): Promise<void> => {
    try {
      client = await connected(url);
      watch();
      await isTaken(client);
    } catch {
      if (!isReleased) timer = setTimeout(again, RETRY);
    }
  };
  watch();
  return {
    release: async () => {
      isReleased = true;
      clearTimeout(timer);
      await client.end().catch(() => undefined); // cut already
    },
  };
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StoreError(`The database of DATABASE_URL cannot be used: ${(error as Error).message}.`);
  }
}
async function isTaken(client: Client): Promise<boolean> {
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(${LOCK}) AS taken`);
  return rows[0].taken;
}
