import type { AddressInfo } from 'node:net';
import { openNodeAdmin } from './admin/node-admin.ts';
import type { Clock } from './clock.ts';
import { basePathOf, stripBasePath } from './http/base-path.ts';
import { buildHttp } from './http/http.ts';
import { streamOf } from './matches/rows.ts';
import type { AgentDoor, ConnectAgent } from './mcp/agent-door.ts';
import { type GameNode, openNode } from './nodes/game-node.ts';
import type { ServerWorld } from './nodes/node-world.ts';
import { LoadMeter } from './operations/load-meter.ts';
import { measuredStore } from './operations/measured-store.ts';
import { Metrics } from './operations/metrics.ts';
import type { Readings } from './operations/readings.ts';
import { openProgramEndpoint } from './programs/program-endpoint.ts';
import type { Rooms } from './rooms/rooms.ts';
import { openSockets } from './sockets/sockets.ts';
import type { Storage } from './storage/storage.ts';
import { openTracing } from './tracing/tracing.ts';

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

export async function createServer(given: ServerWorld): Promise<Server> {
  const world = { ...given, log: given.log.child({ node: idOf(given), build: given.settings.build }) };
  const { settings, clock, log } = world;
  const state = { isDraining: false, isClosing: false };
  const meter = new LoadMeter(settings.limits.overload_lag_ms);
  const states = statesOf(state, meter);
  const readings: Readings = {
    connections: () => ({ ...sockets.counts(), program: programEndpoint.size }),
    lag: () => meter.lag / 1000,
    ...states,
    ...outerReadings(world),
    ...nodeReadings(() => node),
  };
  const metrics = new Metrics(readings, settings.build);
  const tracing = openTracing(settings.tracing, { node: idOf(given), build: settings.build, log });
  const store = measuredStore(world.store, metrics, tracing?.tracer);
  const node = await openNode({ ...world, ...states, store, metrics, tracer: tracing?.tracer });
  const { rooms, matches, programs, requests, storage } = node;
  const door = await openAgentDoor(world, (from) => sockets.connect(from));
  const http = await buildHttp({ ...requests, store, log, node: idOf(world), isClosing: states.isDraining }, door);
  const now = {
    startedAt: clock.now(),
    connections: () => sumOf(sockets.counts()),
    games: () => matches.size,
    lag: () => meter.lag,
  };
  const admin = await openNodeAdmin({ ...world, store }, node, { ...now, ...states });
  const sockets = openSockets(http.server, admin.watching(requests));
  const programEndpoint = openProgramEndpoint(http.server, { ...requests, programs });
  stripBasePath(http.server, basePathOf(settings.publicUrl));

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
      door?.close();
      await sockets.close();
      programEndpoint.close();
      await http.close();
      await node.close();
      await store.close();
      await Promise.all([metrics.close(), tracing?.close()]);
      meter.close();
    },
  };
}

const statesOf = (state: { readonly isDraining: boolean; readonly isClosing: boolean }, meter: LoadMeter) => ({
  isOverloaded: () => meter.isOverloaded,
  isDraining: () => state.isDraining,
  isClosing: () => state.isClosing,
});
/** What the metrics read from the node, as soon as it is open. */
const nodeReadings = (node: () => GameNode): Pick<Readings, 'rooms' | 'games' | 'isFull' | 'usage' | 'limitHits'> => ({
  rooms: () => node().rooms.counted(),
  games: () => node().matches.lights,
  isFull: () => node().storage.isFull(),
  usage: () => node().storage.usage(),
  limitHits: () => node().guards.hits(),
});
/** Loads the protocol's package only where it is used. */
async function openAgentDoor({ settings, clock }: ServerWorld, connect: ConnectAgent): Promise<AgentDoor | null> {
  if (!settings.hasMcp) return null;
  const { AgentDoor } = await import('./mcp/agent-door.ts');
  return new AgentDoor(connect, clock);
}
const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, one) => sum + one, 0);
const idOf = ({ cluster }: Pick<ServerWorld, 'cluster'>): string => cluster?.node ?? 'alone';
/** What the metrics read from outside of this process. */
const outerReadings = (world: ServerWorld): Pick<Readings, 'isRedisUp' | 'pool' | 'overdue' | 'damaged'> => ({
  isRedisUp: world.cluster?.bus.isUp,
  pool: world.cluster?.pool,
  overdue: () => overdueGames(world),
  damaged: async () => (await world.store.soundness.damaged()).length,
});

const passed = (ms: number, clock: Clock): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => clock.at(clock.now() + ms, resolve));

/** The number of games, also of other nodes, whose phase should have ended. */
async function overdueGames({ store, clock }: ServerWorld): Promise<number> {
  const due = await store.due(clock.now() - OVERDUE);
  return due.filter(({ stream }) => stream.startsWith(streamOf(''))).length;
}
