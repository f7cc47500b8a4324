import type { Socket } from 'node:net';
import { type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import { encodeTextMessage } from './encode-text-message.ts';

const MAX_BATCH = 16_384; // bytes
const MAX_FRAGMENTS = 64; // of one message: browsers send one
const MAX_CHUNKS = 1_024; // in which a frame may arrive; a phone with a bad network needs a hundred

const FAREWELL = 1_000; // ms in which a client has to answer a close frame; ws would wait for 30 seconds

type Sent = (error?: Error) => void;

/**
 * A WebSocket that batches all messages of one turn of the event loop into one write, because a system call costs more than the
 * rest of sending a message. It batches only while the TCP socket has nothing buffered, so that `bufferedAmount` shows the
 * back-pressure of slow readers.
 */
class BatchingWebSocket extends WebSocket {
  private batch = ''; // one character per byte

  override send(data: unknown, ...rest: readonly unknown[]): void {
    const sent = rest.at(-1) as Sent | undefined;
    const tcp = this.tcp();
    if (typeof data !== 'string' || this.readyState !== WebSocket.OPEN || !tcp || tcp.writableLength > 0) {
      this.flush();
      return Reflect.apply(super.send, this, [data, ...rest]);
    }
    if (this.batch === '') process.nextTick(flushSocket, this);
    this.batch += encodeTextMessage(data);
    if (this.batch.length > MAX_BATCH) this.flush();
    sent?.();
  }
  override close(code?: number, data?: string | Buffer): void {
    this.flush();
    const isFirst = this.readyState === WebSocket.OPEN;
    super.close(code, data);
    if (!isFirst) return;
    const timer = setTimeout(() => this.terminate(), FAREWELL).unref();
    this.once('close', () => clearTimeout(timer));
  }

  flush(): void {
    const { batch } = this;
    if (batch === '') return;
    this.batch = '';
    if (this.readyState === WebSocket.OPEN) this.tcp()?.write(batch, 'latin1');
  }
  /** The TCP socket, which the package does not expose. */
  private tcp(): Socket | null {
    return (this as unknown as { readonly _socket: Socket | null })._socket;
  }
}

const flushSocket = (socket: BatchingWebSocket): void => socket.flush();

/** A server of batching WebSockets, for Engine.IO's `wsEngine` option. */
export class BatchingWebSocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({
      ...options,
      allowSynchronousEvents: false, // one message per connection and turn of the event loop, so that a burst is spread over turns
      maxFragments: MAX_FRAGMENTS, // each costs a hundred bytes more than it contains
      maxBufferedChunks: MAX_CHUNKS,
      WebSocket: BatchingWebSocket as typeof WebSocket,
    });
  }
}
