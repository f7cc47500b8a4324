import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { BatchingWebSocketServer } from './batching-web-socket-server.ts';

interface Connection {
  readonly server: WebSocket;
  readonly client: WebSocket;
  readonly received: string[]; // by the client
  readonly writes: () => number; // to the TCP socket of the server
}
const tcpOf = (socket: WebSocket) => (socket as unknown as { readonly _socket: Socket })._socket;

/** A connection through a real server. */
async function connected(work: (connection: Connection) => Promise<void>): Promise<void> {
  const http = createServer().listen(0, '127.0.0.1');
  const webSockets = new BatchingWebSocketServer({ server: http });
  await new Promise((resolve) => http.once('listening', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const received: string[] = [];
  client.on('message', (data) => received.push(`${data}`));
  const opened = new Promise((resolve) => client.once('open', resolve));
  const server = await new Promise<WebSocket>((resolve) => webSockets.once('connection', resolve));
  await opened;
  let writes = 0;
  const tcp = tcpOf(server);
  const { write } = tcp;
  tcp.write = ((...args: Parameters<typeof write>) => {
    writes++;
    return write.apply(tcp, args);
  }) as typeof write;
  try {
    await work({ server, client, received, writes: () => writes });
  } finally {
    client.terminate();
    server.terminate();
    webSockets.close();
    http.close();
  }
}
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

test('messages of one turn leave in one write, in order, including those of promise callbacks', () =>
  connected(async ({ server, received, writes }) => {
    const said = Array.from({ length: 20 }, (_, i) => `line ${i} é`);
    let sent = 0;
    for (const text of said.slice(0, 10)) server.send(text, () => sent++);
    void Promise.resolve().then(() => {
      for (const text of said.slice(10)) server.send(text, () => sent++);
    });
    await until(() => received.length === 20);
    expect([received, writes(), sent]).toEqual([said, 1, 20]);
    server.send('later');
    await until(() => received.length === 21);
    expect(writes()).toBe(2);
  }));

test('messages sent before a close arrive before it', () =>
  connected(async ({ server, client, received }) => {
    const closed = new Promise((resolve) => client.once('close', resolve));
    server.send('the last words');
    server.close();
    await closed;
    expect(received).toEqual(['the last words']);
  }));

test('messages to a slow reader count as buffered, and arrive in order', () =>
  connected(async ({ server, client, received }) => {
    tcpOf(client).pause();
    const line = (i: number) => `${i} ${'x'.repeat(10_000)}`;
    let [asked, sent] = [0, 0];
    while (server.bufferedAmount < 500_000) {
      server.send(line(asked++), () => sent++);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(sent).toBeLessThan(asked);
    tcpOf(client).resume();
    await until(() => received.length === asked);
    expect(received).toEqual(Array.from({ length: asked }, (_, i) => line(i)));
    await until(() => sent === asked);
    expect(server.bufferedAmount).toBe(0);
  }));

test('texts of all lengths and scripts arrive unchanged', () =>
  connected(async ({ server, received }) => {
    const lengths = [0, 1, 125, 126, 65_535, 65_536, 100_000].map((length) => 'x'.repeat(length));
    const said = [...lengths, 'é🐺', '狼'.repeat(42), `${'狼'.repeat(41)}ab`, 'ü'.repeat(32_768)];
    for (const text of said) server.send(text);
    await until(() => received.length === said.length);
    expect(received).toEqual(said);
  }));

test('a message in a few pieces is read, and one in many closes the connection', () =>
  connected(async ({ server, client }) => {
    const heard: string[] = [];
    server.on('message', (data) => heard.push(`${data}`));
    server.on('error', () => undefined);
    const closed = new Promise((resolve) => client.once('close', resolve));
    const send = (pieces: number) => {
      for (let i = 1; i <= pieces; i++) client.send('x', { fin: i === pieces });
    };
    send(20);
    await until(() => heard.length === 1);
    send(200);
    expect(await closed).toBe(1008);
    expect(heard).toEqual(['x'.repeat(20)]);
  }));

test('a frame that arrives byte by byte closes the connection before it costs much', () =>
  connected(async ({ server, client }) => {
    server.on('error', () => undefined);
    const closed = new Promise((resolve) => client.once('close', resolve));
    const header = Buffer.from([0x81, 0xfe, 0x3f, 0xff, 0, 0, 0, 0]); // 16,383 bytes
    const tcp = tcpOf(server);
    const hasBegun = new Promise((resolve) => tcp.once('data', resolve));
    tcpOf(client).write(header);
    await hasBegun;
    for (let i = 0; i < 2_000; i++) tcp.emit('data', Buffer.from('x'));
    expect(await closed).toBe(1008);
  }));
