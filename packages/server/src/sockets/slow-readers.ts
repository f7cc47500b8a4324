import type { Socket } from 'socket.io';

// What the libraries below Socket.IO know about a connection.
interface Transport {
  readonly socket?: { readonly bufferedAmount?: number; readonly terminate?: () => void };
}
const transportOf = (socket: Socket): Transport => socket.conn.transport as unknown as Transport;
const PACKET = 256; // bytes: about the size of one that waits for its transport

/** How much was sent that the other side has not taken yet. */
export function bytesWaiting(socket: Socket): number {
  const { writeBuffer } = socket.conn as unknown as { readonly writeBuffer?: readonly unknown[] };
  return (transportOf(socket).socket?.bufferedAmount ?? 0) + (writeBuffer?.length ?? 0) * PACKET;
}

/** Ends a connection at once, whatever still waits in it. Its seat can be resumed. */
export function cutOff(socket: Socket): void {
  const { socket: wire } = transportOf(socket);
  if (wire?.terminate) wire.terminate();
  else socket.disconnect(true);
}
