import type { Socket } from 'socket.io';
import { bytesWaiting, cutOff, emit, isQueued, PACKET } from './transport.ts';

const AT_ONCE = 1 / 4; // of what may wait

/** What goes out on one connection, in order. Whoever is too far behind is cut off, but a long story is told as fast as it is read. */
export class Outbox {
  private readonly socket: Socket;
  private readonly most: number; // bytes that may wait
  private story: string[] = [];
  private late = 0; // frames that have come up since the story began
  private isHeld = false;
  private isTelling = false;

  constructor(socket: Socket, most: number) {
    this.socket = socket;
    this.most = most;
  }
  /** An event: `[name, data]` as JSON. */
  send(event: string): void {
    if (!this.socket.connected) return;
    if (!this.isHeld && this.story.length === 0) {
      emit(this.socket, event);
      if (bytesWaiting(this.socket) > this.most) cutOff(this.socket);
      return;
    }
    this.story.push(event);
    if (!this.isHeld && ++this.late * PACKET > this.most) cutOff(this.socket);
  }
  /** What this work sends is one story. */
  tell<T>(work: () => T): T {
    if (this.isHeld) return work(); // a part of another
    this.isHeld = true;
    try {
      return work();
    } finally {
      this.isHeld = false;
      if (!this.isTelling) this.goOn();
    }
  }

  private readonly goOn = (): void => {
    const { socket } = this;
    let told = 0;
    while (told < this.story.length && this.hasRoom()) {
      emit(socket, this.story[told++]!);
    }
    this.story = socket.connected ? this.story.slice(told) : [];
    this.isTelling = this.story.length > 0;
    if (this.isTelling) socket.conn.once('drain', this.goOn);
    else this.late = 0;
  };
  private hasRoom(): boolean {
    return bytesWaiting(this.socket) < this.most * AT_ONCE || !isQueued(this.socket);
  }
}
