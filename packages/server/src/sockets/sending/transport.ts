import type { Socket } from 'socket.io';

// What the libraries below Socket.IO know about a connection.
interface Transport {
  readonly writable: boolean;
  readonly socket?: {
    readonly bufferedAmount?: number;
    readonly send?: (text: string) => void;
    readonly terminate?: () => void;
  };
}
const transportOf = (socket: Socket): Transport => socket.conn.transport as unknown as Transport;
export const PACKET = 256; // bytes, at least, that one costs which waits

const queueOf = (socket: Socket): readonly { readonly data?: unknown }[] =>
  (socket.conn as unknown as { readonly writeBuffer?: readonly { readonly data?: unknown }[] }).writeBuffer ?? [];

const MESSAGE = '4'; // of Engine.IO's packets
const EVENT = '2'; // of Socket.IO's

/**
 * Sends an event (`[name, data]` as JSON) as Socket.IO would, but straight to the WebSocket where nothing waits before it: on the way through both libraries a frame
 * is searched for binary data and announced to a dozen listeners that nobody has set.
 */
export function emit(socket: Socket, event: string): void {
  const { conn } = socket;
  const { socket: wire, writable } = transportOf(socket);
  if (wire?.send && writable && conn.readyState === 'open' && !isQueued(socket)) wire.send(MESSAGE + EVENT + event);
  else conn.write(EVENT + event);
}

/** How much was sent that the other side has not taken yet. */
export function bytesWaiting(socket: Socket): number {
  let sum = transportOf(socket).socket?.bufferedAmount ?? 0;
  for (const { data } of queueOf(socket)) sum += Math.max(PACKET, typeof data === 'string' ? data.length : 0);
  return sum;
}
/** Whether something waits for its transport: then a `drain` of the connection will tell when it has gone. */
export const isQueued = (socket: Socket): boolean => queueOf(socket).length > 0;

/** Ends a connection at once, whatever still waits in it. Its seat can be resumed. */
export function cutOff(socket: Socket): void {
  const { socket: wire } = transportOf(socket);
  if (wire?.terminate) wire.terminate();
  else socket.disconnect(true);
}
