import type { Socket } from 'node:net';
import type WebSocket from 'ws';

/** A connection to a program: words go out, words come in, and one day it closes. */
export interface Line {
  send(text: string): void;
  close(code: number): void;
  /** Told of every text from now on, and of the end; whoever listened before is not told any more. */
  listen(listener: LineListener): void;
}
export interface LineListener {
  readonly heard: (text: string) => void;
  readonly closed: (code: number) => void;
}

const deaf: LineListener = { heard: () => {}, closed: () => {} };
const MOST_UNREAD = 4 * 1024 * 1024; // bytes that a program may leave unread before it is let go
const KEEP_ALIVE = 30_000; // ms: the system looks for peers that vanished; programs that think do not read

type Tcp = Pick<Socket, 'setKeepAlive' | 'cork' | 'uncork'>;

/** Text and binary frames mean the same. */
export class SocketLine implements Line {
  private readonly socket: WebSocket;
  private readonly tcp: Tcp;
  private isHeld = false; // what is sent, until the end of this turn
  private listener: LineListener = deaf;
  private closedWith: number | undefined;

  constructor(socket: WebSocket, tcp: Tcp) {
    this.socket = socket;
    this.tcp = tcp;
    tcp.setKeepAlive(true, KEEP_ALIVE);
    socket.on('message', (data) => this.listener.heard(String(data)));
    socket.on('close', (code) => this.end(code));
    socket.on('error', () => socket.terminate()); // too long an answer, or no web socket at all
  }
  send(text: string): void {
    if (this.closedWith !== undefined) return;
    if (this.socket.bufferedAmount > MOST_UNREAD) return this.socket.terminate();
    this.hold();
    this.socket.send(text);
  }
  close(code: number): void {
    this.socket.close(code);
  }
  listen(listener: LineListener): void {
    this.listener = listener;
    if (this.closedWith !== undefined) listener.closed(this.closedWith);
  }
  /** Everything that is sent in one turn of the program leaves in one write. */
  private hold(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    this.tcp.cork();
    process.nextTick(this.letGo);
  }
  private readonly letGo = (): void => {
    this.isHeld = false;
    this.tcp.uncork();
  };
  private end(code: number): void {
    if (this.closedWith !== undefined) return;
    this.closedWith = code;
    this.listener.closed(code);
  }
}
