import type { AddressInfo } from 'node:net';
import { openNodeAdmin } from './admin/node-admin.ts';
import type { Clock } from './clock.ts';
import { buildHttp } from './http/http.ts';
import { streamOf } from './matches/rows.ts';
import { openNode } from './nodes/game-node.ts';
import type { ServerWorld } from './nodes/node-world.ts';
import { LoadMeter } from './operations/load-meter.ts';
import { measuredStore } from './operations/measured-store.ts';
import { Metrics } from './operations/metrics.ts';
import type { Readings } from './operations/readings.ts';
import { openProgramEndpoint } from './programs/program-endpoint.ts';
import type { Rooms } from './rooms/rooms.ts';
import { openSockets } from './sockets/sockets.ts';
import type { Storage } from './storage/storage.ts';

export type { ServerWorld } from './nodes/node-world.ts';
export interface Server {
  /** Resumes unfinished games, then accepts connections. */
  listen(): Promise<void>;
  /** Refuses new connections, waits until balancers have noticed, and closes the existing ones gradually. Games continue. */
  drain(): Promise<void>;
  /** Finishes pending work and releases all resources, including the store. */
  close(): Promise<void>;
  readonly address: { readonly host: string; readonly port: number };
  readonly metricsPort: number | null; // null: not served
  readonly adminPort: number | null; // null: not served
  readonly rooms: Rooms;
  readonly storage: Storage;
}

const OVERDUE = 5_000; // ms after its deadline; nodes retry and take over sooner
const DRAIN = 1_500; // ms in which connections are closed

export async function createServer(world: ServerWorld): Promise<Server> {
  const { settings, clock, log } = world;
  const state = { isDraining: false, isClosing: false };
  const isDraining = () => state.isDraining;
  const meter = new LoadMeter(settings.limits.overload_lag_ms);
  const isOverloaded = () => meter.isOverloaded;
  const readings: Readings = {
    connections: () => ({ ...sockets.counts(), program: programEndpoint.size }),
    rooms: () => rooms.size,
    games: () => matches.lights,
    lag: () => meter.lag / 1000,
    isDraining,
    overdue: () => overdueGames(world),
    isRedisUp: world.cluster?.bus.isUp,
    isFull: () => storage.isFull(),
    usage: () => storage.usage(),
    limitHits: () => guards.hits(),
  };
  const metrics = new Metrics(readings);
  const store = measuredStore(world.store, metrics);
  const node = await openNode({ ...world, store, metrics, isOverloaded, isDraining, isClosing: () => state.isClosing });
  const { rooms, matches, programs, guards, requests, storage } = node;
  const { failed, history, moderation } = requests;
  const http = await buildHttp({ settings, store, rooms, guards, history, storage, log, isClosing: isDraining });
  const counts = () => Object.values(sockets.counts()).reduce((sum, count) => sum + count, 0);
  const now = { startedAt: clock.now(), connections: counts, games: () => matches.size, lag: () => meter.lag };
  const admin = await openNodeAdmin({ ...world, store }, node, { ...now, isDraining, isOverloaded });
  const sockets = openSockets(http.server, admin.watching(requests));
  const shared = { rooms, guards, moderation, settings, clock, isOverloaded, isDraining, failed };
  const programEndpoint = openProgramEndpoint(http.server, { programs, ...shared });

  return {
    rooms,
    storage,
    get address() {
      const { address, port } = http.server.address() as AddressInfo;
      return { host: address, port };
    },
    get metricsPort() {
      return metrics.port;
    },
    get adminPort() {
      return admin.port;
    },
    async listen() {
      await node.wake();
      if (settings.metrics) await metrics.listen(settings.metrics);
      await admin.listen();
      await http.listen({ host: settings.host, port: settings.port });
    },
    async drain() {
      state.isDraining = true;
      await passed(settings.drainWait, clock);
      programs?.drain();
      await sockets.drain(Math.min(DRAIN, settings.limits.shutdown_seconds * 500));
    },
    async close() {
      if (state.isClosing) return;
      state.isDraining = true;
      state.isClosing = true;
      await admin.close();
      await sockets.close();
      programEndpoint.close();
      await http.close();
      await node.close();
      await store.close();
      await metrics.close();
      meter.close();
    },
  };
}

const passed = (ms: number, clock: Clock): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => clock.at(clock.now() + ms, resolve));

/** The number of games, also of other nodes, whose phase should have ended. */
async function overdueGames({ store, clock }: ServerWorld): Promise<number> {
  const due = await store.due(clock.now() - OVERDUE);
  return due.filter(({ stream }) => stream.startsWith(streamOf(''))).length;
}
