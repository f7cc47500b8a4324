import type { Logger } from 'pino';
import { ulid } from 'ulid';
import { type Bus, noBus } from '../bus/bus.ts';
import { openRedisBus } from '../bus/redis.ts';
import type { PoolUse } from '../store/postgres/connections.ts';
import type { SharedStore } from '../store/postgres/postgres.ts';
import { listOf, type Store } from '../store/store.ts';
import { activeTraces } from '../tracing/active-traces.ts';
import { type Buckets, openRedisBuckets } from './buckets.ts';
import type { Presence } from './presence.ts';

/** The connection to the other nodes on the same store. */
export interface Cluster {
  readonly bus: Bus;
  readonly presence: Presence;
  readonly node: string; // the id of this node
  readonly pool?: () => PoolUse; // of the database; undefined: there is none
  readonly buckets?: Buckets; // undefined: each node has its own limits
}

/** The cluster on this database, and on Redis if there is one. */
export function clusterOn(store: SharedStore, redisUrl: string | null, log: Pick<Logger, 'warn'>): Cluster {
  const node = ulid();
  const [presence, pool] = [store.presence(node), () => store.pool()];
  if (redisUrl === null) return { node, presence, pool, bus: noBus };
  const bus = openRedisBus(redisUrl, (words, why) => log.warn({ why, node }, words));
  return { node, presence, pool, bus, buckets: openRedisBuckets(redisUrl) };
}

/** A store that publishes a hint for every append. */
export function withHints(store: Store, { publish }: Pick<Bus, 'publish'>, sent = () => {}): Store {
  const append: Store['append'] = async (rows, also) => {
    const appended = await store.append(rows, also);
    const last = listOf(rows).at(-1);
    if (last && appended.kind === 'appended') {
      publish(last.stream, last.seq, activeTraces()[0]);
      sent();
    }
    return appended;
  };
  return Object.assign(Object.create(store) as Store, { append });
}
