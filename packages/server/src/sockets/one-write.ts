import type { Socket } from 'node:net';
import { type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import { textFrames } from './text-frames.ts';

const MOST = 16_384; // characters that wait for the end of a turn

type Sent = (error?: Error) => void;

/**
 * A WebSocket that gathers what it is sent in one turn and writes it at the end of that: a write costs more than all else that
 * is done for a frame. It gathers only while the other side has taken all that was sent before; else what waits, waits where
 * it can be seen.
 */
class OneWriteSocket extends WebSocket {
  private gathered: string[] = [];
  private length = 0; // of these

  override send(data: unknown, ...rest: readonly unknown[]): void {
    const sent = rest.at(-1) as Sent | undefined;
    const wire = this.wire();
    if (typeof data !== 'string' || this.readyState !== WebSocket.OPEN || !wire || wire.writableLength > 0) {
      this.write();
      return Reflect.apply(super.send, this, [data, ...rest]);
    }
    if (this.gathered.push(data) === 1) process.nextTick(() => this.write());
    this.length += data.length;
    if (this.length > MOST) this.write();
    sent?.();
  }
  override close(code?: number, data?: string | Buffer): void {
    this.write();
    super.close(code, data);
  }

  private write(): void {
    const { gathered } = this;
    if (gathered.length === 0) return;
    this.gathered = [];
    this.length = 0;
    if (this.readyState === WebSocket.OPEN) this.wire()?.write(textFrames(gathered));
  }
  /** The connection below, of which the package makes a secret. */
  private wire(): Socket | null {
    return (this as unknown as { readonly _socket: Socket | null })._socket;
  }
}

/** In place of the package's own server, which Engine.IO would take. */
export class OneWriteServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, WebSocket: OneWriteSocket as typeof WebSocket });
  }
}
