import { refuseWith } from '@moonrise/protocol';
import { io } from 'socket.io-client';
import type { ConnectSeat, SeatReply } from './seat/seat-connection.ts';

const PATIENCE = 20_000; // ms for an answer

/** Connects to a game server as every client does. */
export const connectTo =
  (url: string): ConnectSeat =>
  ({ packet, closed }) =>
    new Promise((resolve) => {
      const { origin, pathname } = new URL(url);
      const path = `${pathname.replace(/\/$/, '')}/socket.io/`;
      const socket = io(origin, { path, transports: ['websocket'], forceNew: true, reconnection: false });
      socket.onAny((event: string, data: unknown) => packet(event, data));
      socket.once('connect_error', () => {
        socket.close();
        resolve(
          refuseWith(
            'unavailable',
            `No game server answers at ${url}: start one with "npx moonrise serve", or give its address with --server.`,
          ),
        );
      });
      socket.once('connect', () => {
        socket.once('disconnect', closed);
        resolve({
          ask: (event, payload) =>
            socket
              .timeout(PATIENCE)
              .emitWithAck(event, payload)
              .catch(() => late) as Promise<SeatReply>,
          close: () => void socket.close(),
        });
      });
    });
const late: SeatReply = refuseWith('unavailable', 'The server did not answer: call again in a moment.');
