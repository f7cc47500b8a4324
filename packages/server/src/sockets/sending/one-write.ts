import type { Socket } from 'node:net';
import { type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

const MOST = 16_384; // bytes that wait for the end of a turn

type Sent = (error?: Error) => void;

/**
 * A WebSocket that gathers what it is sent in one turn and writes it at the end of that: a write costs more than all else that
 * is done for a frame. It gathers only while the other side has taken all that was sent before; else what waits, waits where
 * it can be seen.
 */
class OneWriteSocket extends WebSocket {
  private gathered = ''; // each character a byte

  override send(data: unknown, ...rest: readonly unknown[]): void {
    const sent = rest.at(-1) as Sent | undefined;
    const wire = this.wire();
    if (typeof data !== 'string' || this.readyState !== WebSocket.OPEN || !wire || wire.writableLength > 0) {
      this.write();
      return Reflect.apply(super.send, this, [data, ...rest]);
    }
    if (this.gathered === '') process.nextTick(writeOf, this);
    this.gathered += textFrame(data);
    if (this.gathered.length > MOST) this.write();
    sent?.();
  }
  override close(code?: number, data?: string | Buffer): void {
    this.write();
    super.close(code, data);
  }

  write(): void {
    const { gathered } = this;
    if (gathered === '') return;
    this.gathered = '';
    if (this.readyState === WebSocket.OPEN) this.wire()?.write(gathered, 'latin1');
  }
  /** The connection below, of which the package makes a secret. */
  private wire(): Socket | null {
    return (this as unknown as { readonly _socket: Socket | null })._socket;
  }
}

const writeOf = (socket: OneWriteSocket): void => socket.write();

/** In place of the package's own server, which Engine.IO would take. */
export class OneWriteServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, WebSocket: OneWriteSocket as typeof WebSocket });
  }
}
