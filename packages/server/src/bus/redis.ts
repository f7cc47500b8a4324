import { createClient } from '@redis/client';
import { z } from 'zod';
import type { Bus, Told } from './bus.ts';

const CHANNEL = 'moonrise/told';
const MOST_WAITING = 1_000; // messages that Redis has not taken yet; more are not sent
const SLOWEST = 1_000; // ms between attempts to come back
const hints = z.array(z.tuple([z.string().max(100), z.int().min(0)])).max(10_000);

const LOST = 'Redis does not answer: nodes hear of one another late, and count limits each for itself. See REDIS_URL.';
const BACK = 'Redis answers again.';
type Said = (words: string, why?: string) => void;

/** Joins nodes through Redis. While Redis is away nothing is told, and only the operator hears of that. */
export function openRedisBus(url: string, say: Said): Bus {
  const listeners: Told[] = [];
  const client = createClient({
    url,
    RESP: 3, // one connection both tells and hears
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    pingInterval: 5_000,
    socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, SLOWEST) },
  });
  let isLost = false;
  client.on('error', ({ message }: Error) => {
    if (!isLost) say(LOST, message); // each attempt fails anew; polling is the second line
    isLost = true;
  });
  const hear = (message: string): void => {
    for (const [stream, seq] of hintsIn(message)) for (const told of listeners) told(stream, seq);
  };
  client.on('ready', () => {
    if (isLost) say(BACK);
    isLost = false;
    client.subscribe(CHANNEL, hear).catch(() => undefined);
  });
  client.connect().catch(() => undefined); // closed before it was there
  let news = new Map<string, number>();
  const flush = (): void => {
    const message = JSON.stringify([...news]);
    news = new Map();
    client.publish(CHANNEL, message).catch(() => undefined);
  };
  return {
    tell: (stream, seq) => {
      if (news.size === 0) setImmediate(flush); // what is told in one turn is one message
      news.set(stream, seq);
    },
    onTold: (listener) => void listeners.push(listener),
    close: async () => client.destroy(),
  };
}

function hintsIn(message: string): z.infer<typeof hints> {
  try {
    return hints.safeParse(JSON.parse(message)).data ?? [];
  } catch {
    return [];
  }
}
