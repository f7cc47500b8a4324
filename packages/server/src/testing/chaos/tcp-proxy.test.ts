import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openProxy, type TcpProxy } from './tcp-proxy.ts';

const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
let proxy: TcpProxy;
let client: Socket;
beforeEach(async () => {
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  proxy = await openProxy((echo.address() as { port: number }).port);
  client = connect(proxy.port, '127.0.0.1');
  await once(client, 'connect');
});
afterEach(async () => {
  client.destroy();
  await proxy.close();
  await new Promise((resolve) => echo.close(resolve));
});
const said = async (text: string): Promise<string> => {
  client.write(text);
  const [data] = await once(client, 'data');
  return String(data);
};

test('what is said goes through, both ways', async () => {
  expect(await said('one')).toBe('one');
  expect(await said('two')).toBe('two');
});

test('while it is stalled nothing goes through; afterwards all of it, in order', async () => {
  const began = performance.now();
  proxy.stall(200);
  client.write('one');
  expect(await said('two')).toMatch(/^one(two)?$/);
  expect(performance.now() - began).toBeGreaterThan(150);
});

test('a cut ends every connection, and the next one works', async () => {
  client.on('error', () => undefined);
  const ended = new Promise((resolve) => client.once('close', resolve));
  proxy.cut();
  await ended;
  client = connect(proxy.port, '127.0.0.1');
  expect(await said('again')).toBe('again');
});
