import { io, type Socket } from 'socket.io-client';
import type { Ack } from '../client.ts';
import type { ConnectionWatch } from './fault-meter.ts';
import type { PacketListener, PersonConnection } from './person-connection.ts';

const PATIENCE = 8_000; // ms

/** A connection over a real socket. */
export class SocketConnection implements PersonConnection {
  readonly id: string;
  onPacket: PacketListener = () => {};
  onLost: () => void = () => {};
  private readonly socket: Socket;

  private readonly watch: ConnectionWatch;
  private isCut = false; // by the person

  private constructor(id: string, socket: Socket, watch: ConnectionWatch) {
    this.id = id;
    this.socket = socket;
    this.watch = watch;
    socket.onAny((event: string, data: Parameters<PacketListener>[1]) => this.onPacket(event, data));
    socket.once('disconnect', () => {
      if (!this.isCut) watch.lost();
      this.onLost();
    });
  }
  /** Undefined: the node does not answer. */
  static open(id: string, port: number, watch: ConnectionWatch, room = ''): Promise<SocketConnection | undefined> {
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: PATIENCE,
      ...(room !== '' && { query: { room } }), // brings a room's people to one node
    });
    return new Promise((resolve) => {
      socket.once('connect', () => resolve(new SocketConnection(id, socket, watch)));
      socket.once('connect_error', () => {
        socket.close();
        resolve(undefined);
      });
    });
  }
  get isWhole(): boolean {
    return this.socket.connected;
  }
  async ask(event: string, payload: object): Promise<Ack | undefined> {
    if (!this.socket.connected) return undefined;
    const sentAt = Date.now();
    const ack = await this.answer(event, payload);
    this.watch.answered(sentAt, event, payload, ack);
    return ack;
  }
  private answer(event: string, payload: object): Promise<Ack | undefined> {
    const gone = new Promise<undefined>((resolve) => this.socket.once('disconnect', () => resolve(undefined)));
    const answer: Promise<Ack> = this.socket.timeout(PATIENCE).emitWithAck(event, payload);
    return Promise.race([answer.catch(() => undefined), gone]);
  }
  cut(): void {
    this.isCut = true;
    this.socket.disconnect();
  }
}
