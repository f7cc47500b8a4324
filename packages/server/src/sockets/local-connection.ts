import type { SeatConnection, SeatListener, SeatReply } from '@moonrise/mcp';
import type { Socket } from 'socket.io';
import { ulid } from 'ulid';

type AnyEvent = (event: string, payload: unknown, acknowledge: (answer: SeatReply) => void) => void;
const PACKET_TYPE = 1; // letters before the event in a message of Socket.IO

/** A client in this process, with the same handlers, limits and packets as one that is connected over the network. */
export class LocalConnection implements SeatConnection {
  readonly socket: Socket; // what the session of this client writes to
  private readonly listener: SeatListener;
  private isOpen = true;
  private request: AnyEvent = () => {};
  private readonly gone: (() => void)[] = [];

  constructor(listener: SeatListener, from: { readonly visitor: string | null; readonly address: string }) {
    this.listener = listener;
    this.socket = this.serverSide(from);
  }
  ask: SeatConnection['ask'] = (event, payload) =>
    new Promise((resolve) => this.request(event, JSON.parse(JSON.stringify(payload)), resolve));
  close = (): void => {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const tell of this.gone) tell();
    queueMicrotask(() => this.listener.closed());
  };
  onClose(run: () => void): void {
    this.gone.push(run);
  }

  private serverSide(data: object): Socket {
    const connection = this;
    const write = (message: string, _: undefined, accepted?: () => void) => {
      const [event, packet] = JSON.parse(message.slice(PACKET_TYPE)) as [string, unknown];
      queueMicrotask(() => {
        if (connection.isOpen) connection.listener.packet(event, packet);
        accepted?.();
      });
    };
    const { close } = this;
    const socket = {
      id: ulid(),
      data,
      get connected() {
        return connection.isOpen;
      },
      onAny: (listener: AnyEvent) => {
        this.request = listener;
      },
      on: (event: string, listener: () => void) => void (event === 'disconnect' && this.gone.push(listener)),
      disconnect: close,
      conn: { write, close, readyState: 'open', transport: { writable: true } },
    };
    return socket as unknown as Socket;
  }
}
