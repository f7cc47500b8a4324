import { io, type Socket } from 'socket.io-client';
import type { Ack } from '../client.ts';
import type { OnEvent, PersonConnection } from './person-connection.ts';

const PATIENCE = 8_000; // ms

/** A real connection. */
export class SocketConnection implements PersonConnection {
  readonly id: string;
  onHeard: OnEvent = () => {};
  onLost: () => void = () => {};
  private readonly socket: Socket;

  private constructor(id: string, socket: Socket) {
    this.id = id;
    this.socket = socket;
    socket.onAny((event: string, data: Parameters<OnEvent>[1]) => this.onHeard(event, data));
    socket.once('disconnect', () => this.onLost());
  }
  /** Undefined: nobody answers there. */
  static open(id: string, port: number): Promise<SocketConnection | undefined> {
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: PATIENCE,
    });
    return new Promise((resolve) => {
      socket.once('connect', () => resolve(new SocketConnection(id, socket)));
      socket.once('connect_error', () => {
        socket.close();
        resolve(undefined);
      });
    });
  }
  get isWhole(): boolean {
    return this.socket.connected;
  }
  ask(event: string, payload: object): Promise<Ack | undefined> {
    if (!this.socket.connected) return Promise.resolve(undefined);
    const gone = new Promise<undefined>((resolve) => this.socket.once('disconnect', () => resolve(undefined)));
    const answer: Promise<Ack> = this.socket.timeout(PATIENCE).emitWithAck(event, payload);
    return Promise.race([answer.catch(() => undefined), gone]);
  }
  cut(): void {
    this.socket.disconnect();
  }
}
