import type { AddressInfo } from 'node:net';
import { buildHttp } from './http/http.ts';
import { openNode } from './nodes/game-node.ts';
import type { ServerWorld } from './nodes/node-world.ts';
import { LoadMeter } from './operations/load-meter.ts';
import { Metrics } from './operations/metrics.ts';
import { openProgramEndpoint } from './programs/program-endpoint.ts';
import type { Rooms } from './rooms/rooms.ts';
import { openSockets } from './sockets/sockets.ts';

export type { ServerWorld } from './nodes/node-world.ts';
export interface Server {
  /** Resumes unfinished games, then accepts connections. */
  listen(): Promise<void>;
  /** Refuses new connections and closes the existing ones gradually. Games continue. */
  drain(): Promise<void>;
  /** Finishes pending work and releases all resources, including the store. */
  close(): Promise<void>;
  readonly address: { readonly host: string; readonly port: number };
  readonly metricsPort: number | null; // null: not served
  readonly rooms: Rooms;
}

const DRAIN = 1_500; // ms in which connections are closed

export async function createServer(world: ServerWorld): Promise<Server> {
  const { settings, store, clock, log } = world;
  const state = { isDraining: false, isClosing: false };
  const isDraining = () => state.isDraining;
  const meter = new LoadMeter(settings.limits.overload_lag_ms);
  const isOverloaded = () => meter.isOverloaded;
  const metrics = new Metrics({
    connections: () => sockets.size(),
    rooms: () => rooms.size,
    games: () => matches.size,
    lag: () => meter.lag / 1000,
  });
  const node = await openNode({ ...world, metrics, isOverloaded, isDraining, isClosing: () => state.isClosing });
  const { rooms, matches, programs, guards, requests } = node;
  const { failed, history } = requests;
  const http = await buildHttp({ settings, store, rooms, guards, history, log, isClosing: isDraining });
  const sockets = openSockets(http.server, requests);
  const programEndpoint = openProgramEndpoint(http.server, {
    programs,
    rooms,
    guards,
    settings,
    clock,
    isOverloaded,
    isDraining,
    failed,
  });

  return {
    rooms,
    get address() {
      const { address, port } = http.server.address() as AddressInfo;
      return { host: address, port };
    },
    get metricsPort() {
      return metrics.port;
    },
    async listen() {
      await node.wake();
      if (settings.metrics) await metrics.listen(settings.metrics);
      await http.listen({ host: settings.host, port: settings.port });
    },
    async drain() {
      state.isDraining = true;
      programs?.drain();
      await sockets.drain(Math.min(DRAIN, settings.limits.shutdown_seconds * 500));
    },
    async close() {
      if (state.isClosing) return;
      state.isDraining = true;
      state.isClosing = true;
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
