import type { Socket } from 'socket.io';

// Internals of Engine.IO and ws.
interface Transport {
  readonly writable: boolean;
  readonly socket?: {
    readonly bufferedAmount?: number;
    readonly send?: (text: string) => void;
    readonly terminate?: () => void;
  };
}
const transportOf = (socket: Socket): Transport => socket.conn.transport as unknown as Transport;
export const PACKET = 256; // bytes, the least that a queued packet costs

const queueOf = (socket: Socket): readonly { readonly data?: unknown }[] =>
  (socket.conn as unknown as { readonly writeBuffer?: readonly { readonly data?: unknown }[] }).writeBuffer ?? [];

const MESSAGE = '4'; // packet type of Engine.IO
const EVENT = '2'; // packet type of Socket.IO

/**
 * Sends an event (`[name, data]` as JSON) in the format of Socket.IO, but directly to the WebSocket if nothing is queued. Both libraries
 * would search it for binary data and emit a dozen events without listeners.
 */
export function emit(socket: Socket, event: string): void {
  const { conn } = socket;
  const { socket: webSocket, writable } = transportOf(socket);
  if (webSocket?.send && writable && conn.readyState === 'open' && !isQueued(socket))
    webSocket.send(MESSAGE + EVENT + event);
  else write(socket, event);
}
/** The same through the connection, which calls back when the network has accepted it. */
export const write = ({ conn }: Socket, event: string, accepted?: () => void): void =>
  void conn.write(EVENT + event, undefined, accepted);

/** Bytes that were sent but not yet accepted by the network. */
export function bufferedBytes(socket: Socket): number {
  let sum = transportOf(socket).socket?.bufferedAmount ?? 0;
  for (const { data } of queueOf(socket)) sum += Math.max(PACKET, typeof data === 'string' ? data.length : 0);
  return sum;
}
const isQueued = (socket: Socket): boolean => queueOf(socket).length > 0;

/** Closes a connection at once and drops its queue. The seat can be resumed. */
export function terminate(socket: Socket): void {
  const { socket: webSocket } = transportOf(socket);
  if (webSocket?.terminate) webSocket.terminate();
  else socket.disconnect(true);
}
