import { Counter, Gauge, type Registry } from 'prom-client';
import type { StorageUsage } from '../storage/storage.ts';
import type { PoolUse } from '../store/postgres/connections.ts';

const STORED = ['games', 'rooms', 'chat', 'reports', 'profiles', 'other'] as const;
const MOST_WAIT = 1_000; // ms for an answer of the store while metrics are read

/** What the metrics read from the server when they are asked for. */
export interface Readings {
  readonly connections: () => Readonly<Record<string, number>>; // by kind
  readonly rooms: () => number | Promise<number>;
  readonly games: () => Readonly<Record<string, number>>; // by the light of their phase
  readonly lag: () => number; // seconds
  readonly isDraining: () => boolean;
  readonly overdue: () => Promise<number>; // asks the store
  readonly isRedisUp?: (() => boolean) | undefined; // undefined: the server uses no Redis
  readonly pool?: (() => PoolUse) | undefined; // undefined: the server uses no PostgreSQL
  readonly isFull: () => boolean; // nothing can be stored
  readonly usage: () => Promise<StorageUsage>; // asks the store
  readonly damaged: () => Promise<number>; // logs that were set aside; asks the store
  readonly limitHits: () => ReadonlyMap<string, number>;
}

/** What this server was made from. */
export interface BuildInfo {
  readonly version: string;
  readonly build: string;
}

/** Metrics that are read rather than counted. */
export function registerReadings(registry: Registry, readings: Readings, info: BuildInfo): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  const gauges = <L extends string>(
    name: string,
    help: string,
    label: L,
    read: () => Readonly<Record<string, number>>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        for (const [value, count] of Object.entries(read())) this.set({ [label]: value } as Record<L, string>, count);
      },
    });
  gauges('moonrise_connections', 'Open connections, by what they are.', 'kind', readings.connections);
  gauge('moonrise_rooms', 'Open rooms; of several nodes with players of a room, one counts it.', readings.rooms);
  gauges(
    'moonrise_games',
    'Games in memory, by the light of their phase; ended: still watched.',
    'light',
    readings.games,
  );
  gauge('moonrise_lag_seconds', 'Longest delay of the event loop in the last five seconds.', readings.lag);
  gauge('moonrise_draining', '1 while the server is stopping.', () => Number(readings.isDraining()));
  const asked = (instead: number) => withinTime(readings.overdue(), instead);
  gauge(
    'moonrise_games_overdue',
    'Games of all nodes whose phase should have ended; NaN: the store does not answer.',
    () => asked(Number.NaN),
  );
  gauge('moonrise_store_up', '1 if the store answers.', async () => Number((await asked(-1)) >= 0));
  const { isRedisUp } = readings;
  if (isRedisUp) gauge('moonrise_redis_up', '1 if Redis answers.', () => Number(isRedisUp()));
  const labelNames = ['version', 'build'] as const;
  new Gauge({ name: 'moonrise_build_info', help: 'The version of this server.', labelNames, registers }).set(
    { ...info },
    1,
  );
  if (readings.pool) registerPool(registry, readings.pool);
  registerStorage(registry, readings);
  registerLimitHits(registry, readings);
}

function registerPool(registry: Registry, pool: () => PoolUse): void {
  new Gauge({
    name: 'moonrise_database_connections',
    help: 'Connections of this node to PostgreSQL, by state; waiting: statements that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { busy, idle, waiting } = pool();
      for (const [state, count] of Object.entries({ busy, idle, waiting })) this.set({ state }, count);
    },
  });
  new Counter({
    name: 'moonrise_database_lost_total',
    help: 'Connections to PostgreSQL that were lost, by reason.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(pool().lost)) this.inc({ reason }, count);
    },
  });
}

function registerStorage(registry: Registry, { isFull, usage, damaged }: Readings): void {
  const registers = [registry];
  new Gauge({
    name: 'moonrise_damaged_logs',
    help: 'Logs of games and rooms that were set aside because they are damaged; NaN: the store does not answer.',
    registers,
    async collect() {
      this.set(await withinTime(damaged(), Number.NaN));
    },
  });
  const asked = () => withinTime<StorageUsage | null>(usage(), null);
  new Gauge({
    name: 'moonrise_storage_full',
    help: '1 while nothing can be stored because the disk is full.',
    registers,
    collect() {
      this.set(Number(isFull()));
    },
  });
  new Gauge({
    name: 'moonrise_storage_bytes',
    help: 'Bytes that are stored, by kind.',
    labelNames: ['kind'],
    registers,
    async collect() {
      const used = await asked();
      if (used) for (const kind of STORED) this.set({ kind }, used[kind]);
    },
  });
  new Gauge({
    name: 'moonrise_disk_free_bytes',
    help: 'Free bytes on the disk of the store; NaN: unknown.',
    registers,
    async collect() {
      this.set((await asked())?.free ?? Number.NaN);
    },
  });
}

function registerLimitHits(registry: Registry, { limitHits }: Readings): void {
  new Counter({
    name: 'moonrise_limit_hits_total',
    help: 'Requests and connections refused by a limit.',
    labelNames: ['limit'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [limit, count] of limitHits()) this.inc({ limit }, count);
    },
  });
}

/** The answer, or another value if it fails or does not come in time. */
async function withinTime<T>(answer: Promise<T>, instead: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(instead), MOST_WAIT);
  });
  try {
    return await Promise.race([answer.catch(() => instead), late]);
  } finally {
    clearTimeout(timer);
  }
}
