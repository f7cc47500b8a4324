import type { GameNode } from '../nodes/game-node.ts';
import type { ServerWorld } from '../nodes/node-world.ts';
import type { RequestWorld } from '../sockets/requests.ts';
import { openAdmin } from './admin-server.ts';
import { adminStorage } from './admin-storage.ts';
import type { ServerState } from './admin-world.ts';
import { Figures } from './figures.ts';

/** The admin port of a node. */
export interface NodeAdmin {
  /** The same requests, counted for the figures. */
  watching(requests: RequestWorld): RequestWorld;
  listen(): Promise<void>;
  close(): Promise<void>;
  readonly port: number | null; // null: not served
}
const noAdmin: NodeAdmin = {
  watching: (requests) => requests,
  listen: async () => {},
  close: async () => {},
  port: null,
};

/** Prepares the admin port, if the settings have one. */
export async function openNodeAdmin(
  { settings, store, clock, log, cluster }: ServerWorld,
  { rooms, guards, storage: stored, requests: { connections, history, moderation, failed } }: GameNode,
  state: ServerState,
): Promise<NodeAdmin> {
  const { admin } = settings;
  if (!admin) return noAdmin;
  const storage = adminStorage({ settings, storage: stored, clock, trouble: failed });
  const figures = new Figures(clock, async () => ({
    connections: state.connections(),
    rooms: rooms.size,
    games: state.games(),
    lag_ms: state.lag(),
    memory_bytes: process.memoryUsage.rss(),
    storage_bytes: (await storage.facts().catch(() => null))?.usage?.total ?? null,
  }));
  const parts = { rooms, guards, connections, history, moderation, figures, storage, state };
  const server = await openAdmin({ admin, settings, store, clock, log, cluster, ...parts });
  return {
    watching: (requests) => ({
      ...requests,
      counted: (event, outcome, ms) => {
        requests.counted(event, outcome, ms);
        figures.counted(outcome !== 'ok', ms);
      },
    }),
    listen: async () => {
      await server.listen();
      figures.start();
    },
    close: async () => {
      figures.stop();
      await server.close();
    },
    get port() {
      return server.port;
    },
  };
}
