import type { Socket } from 'socket.io';
import { bufferedBytes, emit, isQueued, PACKET, terminate } from './transport.ts';

const PACED_SHARE = 1 / 4; // of the bytes that may be buffered

/** Sends events to one connection, in order. Slow readers are disconnected, but a long history is sent as fast as the client reads. */
export class SendQueue {
  private readonly socket: Socket;
  private readonly maxBuffered: number; // bytes
  private history: string[] = []; // events that wait until the client has read earlier ones
  private added = 0; // events added since the history began
  private isCollecting = false;
  private isPacing = false;

  constructor(socket: Socket, maxBuffered: number) {
    this.socket = socket;
    this.maxBuffered = maxBuffered;
  }
  /** Sends an event: `[name, data]` as JSON. */
  send(event: string): void {
    if (!this.socket.connected) return;
    if (!this.isCollecting && this.history.length === 0) {
      emit(this.socket, event);
      if (bufferedBytes(this.socket) > this.maxBuffered) terminate(this.socket);
      return;
    }
    this.history.push(event);
    if (!this.isCollecting && ++this.added * PACKET > this.maxBuffered) terminate(this.socket);
  }
  /** All events sent by `work` are one history, sent at the pace of the reader. */
  sendPaced<T>(work: () => T): T {
    if (this.isCollecting) return work(); // part of an outer history
    this.isCollecting = true;
    try {
      return work();
    } finally {
      this.isCollecting = false;
      if (!this.isPacing) this.sendNext();
    }
  }

  private readonly sendNext = (): void => {
    const { socket } = this;
    let sent = 0;
    while (sent < this.history.length && this.hasRoom()) {
      emit(socket, this.history[sent++]!);
    }
    this.history = socket.connected ? this.history.slice(sent) : [];
    this.isPacing = this.history.length > 0;
    if (this.isPacing) socket.conn.once('drain', this.sendNext);
    else this.added = 0;
  };
  private hasRoom(): boolean {
    return bufferedBytes(this.socket) < this.maxBuffered * PACED_SHARE || !isQueued(this.socket);
  }
}
