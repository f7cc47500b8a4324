import type { Logger } from 'pino';
import { ulid } from 'ulid';
import { type Bus, noBus } from '../bus/bus.ts';
import { openRedisBus } from '../bus/redis.ts';
import type { SharedStore } from '../store/postgres/postgres.ts';
import { listOf, type Store } from '../store/store.ts';
import { type Buckets, openRedisBuckets } from './buckets.ts';
import type { Presence } from './presence.ts';

/** What joins this node with the others on the same store. */
export interface Cluster {
  readonly bus: Bus;
  readonly presence: Presence;
  readonly node: string; // this one
  readonly buckets?: Buckets; // without: each node counts for itself
}

/** The cluster on this database, and on Redis if there is one. */
export function clusterOn(store: SharedStore, redisUrl: string | null, log: Pick<Logger, 'warn'>): Cluster {
  const node = ulid();
  const presence = store.presence(node);
  if (redisUrl === null) return { node, presence, bus: noBus };
  const bus = openRedisBus(redisUrl, (words, why) => log.warn({ why }, words));
  return { node, presence, bus, buckets: openRedisBuckets(redisUrl) };
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
