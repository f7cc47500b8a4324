import type { Logger } from 'pino';
import { ulid } from 'ulid';
import { type Bus, noBus } from '../bus/bus.ts';
import { openRedisBus } from '../bus/redis.ts';
import type { SharedStore } from '../store/postgres/postgres.ts';
import { listOf, type Store } from '../store/store.ts';
import { type Buckets, openRedisBuckets } from './buckets.ts';
import type { Places } from './places.ts';

/** What joins this server with others on the same store. */
export interface Others {
  readonly bus: Bus;
  readonly places: Places;
  readonly node: string; // this one
  readonly buckets?: Buckets; // without: each node counts for itself
}

/** Those who share this database, and Redis if there is one. */
export function othersOn(store: SharedStore, redisUrl: string | null, log: Pick<Logger, 'warn'>): Others {
  const node = ulid();
  const places = store.places(node);
  if (redisUrl === null) return { node, places, bus: noBus };
  const bus = openRedisBus(redisUrl, (words, why) => log.warn({ why }, words));
  return { node, places, bus, buckets: openRedisBuckets(redisUrl) };
}

/** The same store; what is stored through it is told to the others. */
export function telling(store: Store, { tell }: Pick<Bus, 'tell'>): Store {
  const append: Store['append'] = async (rows, also) => {
    const appended = await store.append(rows, also);
    const last = listOf(rows).at(-1);
    if (last && appended.kind === 'appended') tell(last.stream, last.seq);
    return appended;
  };
  return Object.assign(Object.create(store) as Store, { append });
}
