import type { Socket } from 'node:net';
import type WebSocket from 'ws';

/** A connection to a program: words go out, words come in, and one day it closes. */
export interface AgentConnection {
  send(text: string): void;
  close(code: number): void;
  /** Told of every text from now on, and of the end; whoever listened before is not told any more. */
  listen(listener: ConnectionListener): void;
}
export interface ConnectionListener {
  readonly heard: (text: string) => void;
  readonly closed: (code: number) => void;
}

const deaf: ConnectionListener = { heard: () => {}, closed: () => {} };
const MOST_UNREAD = 4 * 1024 * 1024; // bytes that a program may leave unread before it is let go
const KEEP_ALIVE = 30_000; // ms: the system looks for peers that vanished; programs that think do not read

/** Text and binary frames mean the same. What is sent in one turn leaves in one write: the server's sockets see to that. */
export class AgentSocket implements AgentConnection {
  private readonly socket: WebSocket;
  private listener: ConnectionListener = deaf;
  private closedWith: number | undefined;

  constructor(socket: WebSocket, tcp: Pick<Socket, 'setKeepAlive'>) {
    this.socket = socket;
    tcp.setKeepAlive(true, KEEP_ALIVE);
    socket.on('message', (data) => this.listener.heard(String(data)));
    socket.on('close', (code) => this.end(code));
    socket.on('error', () => socket.terminate()); // too long an answer, or no web socket at all
  }
  send(text: string): void {
    if (this.closedWith !== undefined) return;
    if (this.socket.bufferedAmount > MOST_UNREAD) return this.socket.terminate();
    this.socket.send(text);
  }
  close(code: number): void {
    this.socket.close(code);
  }
  listen(listener: ConnectionListener): void {
    this.listener = listener;
    if (this.closedWith !== undefined) listener.closed(this.closedWith);
  }
  private end(code: number): void {
    if (this.closedWith !== undefined) return;
    this.closedWith = code;
    this.listener.closed(code);
  }
}
