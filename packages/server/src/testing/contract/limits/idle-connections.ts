import { connect, type Socket } from 'node:net';
import type { Serving } from '../../serving.ts';

/** TCP connections that send this text and then nothing more. They never close by themselves. */
export class IdleConnections {
  readonly open = new Set<Socket>();
  readonly heard: string[] = [];
  private readonly port: number;
  constructor(on: Serving) {
    this.port = on.server.address.port;
  }
  /** Resolves when the server has answered, or has closed the connection. */
  add(text: string): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ port: this.port, host: '127.0.0.1', allowHalfOpen: true });
      this.open.add(socket);
      socket.on('connect', () => socket.write(text));
      socket.on('data', (data) => {
        this.heard.push(String(data));
        resolve();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.open.delete(socket);
        resolve();
      });
      socket.on('end', () => socket.destroy());
    });
  }
  close(): void {
    for (const socket of this.open) socket.destroy();
  }
}
export const GET = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n';
export const UPGRADE =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n\r\n';
