import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { Ack } from '../client.ts';

const gone: Ack = { ok: false, error: { code: 'gone', message: 'The server has closed the connection.' } };

/** A Socket.IO connection that costs its own process little, so that the time of a test is the server's. */
export class RawClient {
  private readonly socket: WebSocket;
  private readonly ready: Promise<void>;
  private readonly waiting = new Map<number, (ack: Ack) => void>();
  private asked = 0;

  private constructor(url: string, from: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      headers: { 'x-forwarded-for': from },
      perMessageDeflate: false,
    });
    this.ready = new Promise((resolve, reject) => {
      this.socket.on('error', reject).on('close', () => reject(new Error('the server has closed the connection')));
      this.socket.on('message', (data) => this.take(String(data), resolve));
    });
    this.ready.catch(() => undefined); // a connection that is closed later
    this.socket.on('close', () => {
      for (const answered of this.waiting.values()) answered(gone);
    });
  }
  /** `from`: the client address that a proxy would report. */
  static async open(url: string, from = '127.0.0.1'): Promise<RawClient> {
    const client = new RawClient(url, from);
    await client.ready;
    return client;
  }
  ask(event: string, payload: object = {}): Promise<Ack> {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve(gone);
    const id = this.asked++;
    this.socket.send(`42${id}${JSON.stringify([event, payload])}`);
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }
  /** Resolves after a message that contains this text. */
  heard(part: string): Promise<void> {
    return new Promise((resolve) => {
      const listen = (data: unknown) => {
        if (!String(data).includes(part)) return;
        this.socket.off('message', listen);
        resolve();
      };
      this.socket.on('message', listen);
    });
  }
  /** Sends many requests in one write. */
  askAtOnce(event: string, payloads: readonly object[]): Promise<readonly Ack[]> {
    const tcp = (this.socket as unknown as { readonly _socket: Socket | null })._socket;
    tcp?.cork();
    const answers = payloads.map((payload) => this.ask(event, payload));
    tcp?.uncork();
    return Promise.all(answers);
  }
  close(): void {
    this.socket.terminate();
  }
  private take(text: string, opened: () => void): void {
    if (text.startsWith('0')) this.socket.send('40');
    else if (text === '2') this.socket.send('3');
    else if (text.startsWith('40')) opened();
    else if (text.startsWith('43')) {
      const start = text.indexOf('[');
      const id = Number(text.slice(2, start));
      this.waiting.get(id)?.((JSON.parse(text.slice(start)) as [Ack])[0]);
      this.waiting.delete(id);
    }
  }
}
