import { createClient } from '@redis/client';

const SLOWEST = 2_000; // ms between two tries to reconnect

/** A connection of its own, because BullMQ blocks some. It fails if it cannot be made, and is made anew if it breaks later. */
export async function redisAt(url: string) {
  let wasReady = false;
  const reconnectStrategy = (tries: number, cause: Error) => (wasReady ? Math.min(SLOWEST, 50 * 2 ** tries) : cause);
  const client = createClient({ url, socket: { reconnectStrategy } });
  client.on('error', () => {}); // commands wait until it is connected again
  client.on('ready', () => {
    wasReady = true;
  });
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`Redis at ${new URL(url).host} cannot be reached: ${(error as Error).message}`);
  }
  return client;
}
export type RedisClient = Awaited<ReturnType<typeof redisAt>>;
