import { createClient } from '@redis/client';

const PAUSE = 1_000; // ms between two pings
const SILENT = 4_000; // ms without an answer after which a connection counts as dead
const SLOWEST = 1_000; // ms between attempts to connect

type Client = ReturnType<typeof clientOf>;
/** A connection to Redis that is opened anew whenever it is lost. */
interface RedisClient {
  readonly client: Client;
  /** For good. */
  close(): void;
}
const clientOf = (url: string, mostWaiting: number) =>
  createClient({
    url,
    RESP: 3, // one connection for publishing and subscribing
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostWaiting,
    socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, SLOWEST) },
  });

/**
 * Connects to Redis. A firewall that forgot a connection tells neither side, and the system notices after a quarter of an hour: so it is
 * given up when pings stay without an answer.
 */
export function openRedis(url: string, mostWaiting: number, lost: (reason: string) => void): RedisClient {
  const client = clientOf(url, mostWaiting);
  let heardAt = performance.now();
  const heard = (): void => {
    heardAt = performance.now();
  };
  client.on('error', ({ message }: Error) => lost(message));
  client.on('ready', heard);
  const connect = (): void => void client.connect().catch(() => undefined); // closed before it was connected
  const ask = (): void => {
    if (client.isReady) client.ping().then(heard, () => undefined);
    if (performance.now() - heardAt < SILENT) return;
    heard();
    if (client.isReady) lost('no answer');
    client.destroy();
    connect();
  };
  const timer = setInterval(ask, PAUSE).unref();
  connect();
  return {
    client,
    close: () => {
      clearInterval(timer);
      client.destroy();
    },
  };
}
