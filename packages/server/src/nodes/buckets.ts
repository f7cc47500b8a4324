import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import type { Rate, Taken } from '../limits/limiter.ts';

/** Token buckets that all nodes share. Undefined: nobody knows at the moment, and each node has to rely on its own. */
export interface Buckets {
  take(key: string, rate: Rate): Promise<Taken | undefined>;
  ask(key: string, rate: Rate): Promise<Taken | undefined>;
  close(): Promise<void>;
}

const PATIENCE = 200; // ms for Redis to answer
const MOST_WAITING = 1_000; // questions
const SLOWEST = 1_000; // ms between attempts to come back

/** As `Limiter` does it, by the clock of Redis: of a bucket only the moment is kept at which it will be full again. */
const SCRIPT = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local interval, room, taken = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  local backlog = math.max((tonumber(redis.call('GET', KEYS[1])) or now) - now, 0)
  if backlog > room then return math.max(1, math.ceil((backlog - room) / 1000)) end
  if taken > 0 then
    local full = backlog + interval
    redis.call('SET', KEYS[1], string.format('%.3f', now + full), 'PX', math.ceil(full))
  end
  return 0`;

export function openRedisBuckets(url: string): Buckets {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    pingInterval: 5_000,
    socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, SLOWEST) },
  });
  client.on('error', () => undefined); // each node has limits of its own
  client.connect().catch(() => undefined); // closed before it was there
  const asked = async (key: string, { burst, perSecond }: Rate, count: 0 | 1): Promise<Taken | undefined> => {
    const interval = 1000 / perSecond;
    const given = [interval, (burst - 1) * interval, count].map(String);
    const answer = client.eval(SCRIPT, { keys: [keyOf(key)], arguments: given });
    const seconds = await inTime(answer.then(Number)).catch(() => undefined);
    if (seconds === undefined) return undefined;
    return seconds === 0 ? { ok: true } : { ok: false, retryAfter: seconds };
  };
  return {
    take: (key, rate) => asked(key, rate, 1),
    ask: (key, rate) => asked(key, rate, 0),
    close: async () => client.destroy(),
  };
}

/** Addresses are not written down. */
const keyOf = (key: string): string => `moonrise/limit/${createHash('sha256').update(key).digest('base64url')}`;

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis does not answer.')), PATIENCE);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
