import type { z } from 'zod';
import type { ClientEventName, clientEvents } from './client/client-events.ts';
import type { Acknowledge } from './client/read-request.ts';
import type { PacketOf, ServerEventName } from './server/server-events.ts';

/** For `Server<ClientToServerEvents, ServerToClientEvents>` and `Socket<ServerToClientEvents, ClientToServerEvents>`. */
export type ClientToServerEvents = {
  [N in ClientEventName]: (payload: z.input<(typeof clientEvents)[N]['payload']>, acknowledge: Acknowledge<N>) => void;
};
export type ServerToClientEvents = { [N in ServerEventName]: (packet: PacketOf<N>) => void };
