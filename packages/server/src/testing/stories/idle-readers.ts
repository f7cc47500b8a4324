import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

/** A client that has asked for something and does not read the answer. */
interface IdleReader {
  close(): void;
}
interface IdleRequest extends IdleReader {
  /** Sends empty lines and resolves when the server has closed the connection. */
  cutOff(): Promise<void>;
}
const BLOCK = 65_536;

/** Asks for a page and reads nothing. Resolves when the answer has begun. */
export function idleRequest(port: number, path: string): Promise<IdleRequest> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', highWaterMark: BLOCK } as never, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`),
    );
    socket.once('error', reject).once('data', () => {
      socket.pause();
      socket.off('error', reject).on('error', () => undefined);
      const cutOff = () =>
        new Promise<void>((isCut) => {
          const knocking = setInterval(() => socket.write('\r\n'), 100);
          socket.once('close', () => {
            clearInterval(knocking);
            isCut();
          });
        });
      resolve({ close: () => socket.destroy(), cutOff });
    });
  });
}

/** Opens a connection, sends one request, and stops reading after the answer. */
export function idleSocket(port: number, request: readonly [event: string, payload: object]): Promise<IdleReader> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    socket.once('error', reject);
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('0')) socket.send('40');
      else if (text.startsWith('40')) socket.send(`420${JSON.stringify(request)}`);
      else if (text.startsWith('430')) {
        if (!text.includes('"ok":true')) return reject(new Error(text));
        (socket as unknown as { readonly _socket: Socket })._socket.pause();
        resolve({ close: () => socket.terminate() });
      }
    });
  });
}
