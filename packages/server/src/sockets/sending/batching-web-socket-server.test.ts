import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { BatchingWebSocketServer } from './batching-web-socket-server.ts';

interface Line {
  readonly here: WebSocket; // at the server
  readonly there: WebSocket;
  readonly heard: string[]; // there
  readonly writes: () => number; // of bytes, here
}
const wireOf = (socket: WebSocket) => (socket as unknown as { readonly _socket: Socket })._socket;

/** A connection through a real server. */
async function connected(work: (line: Line) => Promise<void>): Promise<void> {
  const http = createServer().listen(0, '127.0.0.1');
  const server = new BatchingWebSocketServer({ server: http });
  await new Promise((resolve) => http.once('listening', resolve));
  const there = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  there.on('message', (data) => heard.push(`${data}`));
  const opened = new Promise((resolve) => there.once('open', resolve));
  const here = await new Promise<WebSocket>((resolve) => server.once('connection', resolve));
  await opened;
  let writes = 0;
  const wire = wireOf(here);
  const { write } = wire;
  wire.write = ((...args: Parameters<typeof write>) => {
    writes++;
    return write.apply(wire, args);
  }) as typeof write;
  try {
    await work({ here, there, heard, writes: () => writes });
  } finally {
    there.terminate();
    here.terminate();
    server.close();
    http.close();
  }
}
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

test('what is sent in one turn leaves in one write, in order, also what follows from a promise', () =>
  connected(async ({ here, heard, writes }) => {
    const said = Array.from({ length: 20 }, (_, i) => `line ${i} é`);
    let sent = 0;
    for (const text of said.slice(0, 10)) here.send(text, () => sent++);
    void Promise.resolve().then(() => {
      for (const text of said.slice(10)) here.send(text, () => sent++);
    });
    await until(() => heard.length === 20);
    expect([heard, writes(), sent]).toEqual([said, 1, 20]);
    here.send('later');
    await until(() => heard.length === 21);
    expect(writes()).toBe(2);
  }));

test('what was sent before the end is heard before the end', () =>
  connected(async ({ here, there, heard }) => {
    const closed = new Promise((resolve) => there.once('close', resolve));
    here.send('the last words');
    here.close();
    await closed;
    expect(heard).toEqual(['the last words']);
  }));

test('what the other side does not take is seen to wait, and leaves in order', () =>
  connected(async ({ here, there, heard }) => {
    wireOf(there).pause();
    const line = (i: number) => `${i} ${'x'.repeat(10_000)}`;
    let [asked, sent] = [0, 0];
    while (here.bufferedAmount < 500_000) {
      here.send(line(asked++), () => sent++);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(sent).toBeLessThan(asked);
    wireOf(there).resume();
    await until(() => heard.length === asked);
    expect(heard).toEqual(Array.from({ length: asked }, (_, i) => line(i)));
    await until(() => sent === asked);
    expect(here.bufferedAmount).toBe(0);
  }));

test('texts of every length and script are heard as they were', () =>
  connected(async ({ here, heard }) => {
    const lengths = [0, 1, 125, 126, 65_535, 65_536, 100_000].map((length) => 'x'.repeat(length));
    const said = [...lengths, 'é🐺', '狼'.repeat(42), `${'狼'.repeat(41)}ab`, 'ü'.repeat(32_768)];
    for (const text of said) here.send(text);
    await until(() => heard.length === said.length);
    expect(heard).toEqual(said);
  }));
