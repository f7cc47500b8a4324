import type { Socket } from 'node:net';
import type WebSocket from 'ws';

/** A connection to a program that sends and receives text. */
export interface AgentConnection {
  send(text: string): void;
  close(code: number): void;
  /** Sets the listener for texts and for the close; it replaces the one before. */
  listen(listener: ConnectionListener): void;
}
export interface ConnectionListener {
  readonly heard: (text: string) => void;
  readonly closed: (code: number) => void;
}

const deaf: ConnectionListener = { heard: () => {}, closed: () => {} };
const MOST_UNREAD = 4 * 1024 * 1024; // bytes that a program may leave unread before it is disconnected
const KEEP_ALIVE = 30_000; // ms: TCP keep-alive finds vanished peers; a program that is thinking does not answer pings

/** Treats text and binary messages alike. The server's sockets send everything of one tick in one write. */
export class AgentSocket implements AgentConnection {
  private readonly socket: WebSocket;
  private listener: ConnectionListener = deaf;
  private closedWith: number | undefined;

  constructor(socket: WebSocket, tcp: Pick<Socket, 'setKeepAlive'>) {
    this.socket = socket;
    tcp.setKeepAlive(true, KEEP_ALIVE);
    socket.on('message', (data) => this.listener.heard(String(data)));
    socket.on('close', (code) => this.end(code));
    socket.on('error', () => socket.terminate()); // an answer that is too long, or not the WebSocket protocol
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
