import { createHash } from 'node:crypto';
import { openRedis } from '../bus/redis-client.ts';
import type { Rate, Taken } from '../limits/limiter.ts';

export interface SharedBucket {
  readonly key: string;
  readonly rate: Rate;
}
/** Token buckets shared by all nodes. Undefined: Redis does not answer, so each node applies its own limits. */
export interface Buckets {
  /** Takes one token from each bucket, or none if one of them is empty. */
  take(buckets: readonly SharedBucket[]): Promise<Taken | undefined>;
  ask(buckets: readonly SharedBucket[]): Promise<Taken | undefined>;
  close(): Promise<void>;
}

const ANSWER_TIMEOUT = 200; // ms
const MAX_QUEUED = 1_000; // commands

/** The algorithm of `Limiter`, with the clock of Redis. A bucket is stored as the time at which it will be full again. */
const SCRIPT = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local full = {}
  for i, key in ipairs(KEYS) do
    local interval, room = tonumber(ARGV[2 * i]), tonumber(ARGV[2 * i + 1])
    local backlog = math.max((tonumber(redis.call('GET', key)) or now) - now, 0)
    if backlog > room then return math.max(1, math.ceil((backlog - room) / 1000)) end
    full[i] = backlog + interval
  end
  if tonumber(ARGV[1]) > 0 then
    for i, key in ipairs(KEYS) do
      redis.call('SET', key, string.format('%.3f', now + full[i]), 'PX', math.ceil(full[i]))
    end
  end
  return 0`;

export function openRedisBuckets(url: string): Buckets {
  const { client, close } = openRedis(url, MAX_QUEUED, () => {}); // without it each node has its own limits
  const evaluate = async (buckets: readonly SharedBucket[], count: 0 | 1): Promise<Taken | undefined> => {
    const rates = buckets.flatMap(({ rate: { burst, perSecond } }) => [
      1000 / perSecond,
      (burst - 1) * (1000 / perSecond),
    ]);
    const keys = buckets.map(({ key }) => keyOf(key));
    const answer = client.eval(SCRIPT, { keys, arguments: [count, ...rates].map(String) });
    const seconds = await withTimeout(answer.then(Number)).catch(() => undefined);
    if (seconds === undefined) return undefined;
    return seconds === 0 ? { ok: true } : { ok: false, retryAfter: seconds };
  };
  return {
    take: (buckets) => evaluate(buckets, 1),
    ask: (buckets) => evaluate(buckets, 0),
    close: async () => close(),
  };
}

/** Keys are hashed, so that no address is stored. */
const keyOf = (key: string): string => `moonrise/limit/${createHash('sha256').update(key).digest('base64url')}`;

function withTimeout<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis does not answer.')), ANSWER_TIMEOUT);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
