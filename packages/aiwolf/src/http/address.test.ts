import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { served } from '../testing/served.ts';

/** Sends raw text to the server and reads the start of its answer. */
const heard = (port: number, words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const wire = connect(port, '127.0.0.1', () => wire.write(`${words}\r\n\r\n`));
    wire.on('data', (data) => {
      resolve(String(data));
      wire.destroy();
    });
    wire.on('error', reject).on('close', () => resolve(''));
  });

test('a malformed path does no harm', () =>
  served({}, async ({ url, json }) => {
    const port = Number(new URL(url).port);
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==';
    expect(await heard(port, 'GET // HTTP/1.1\r\nHost: x')).toMatch(/^HTTP\/1\.1 4/);
    expect(await heard(port, `GET // HTTP/1.1\r\nHost: x\r\n${upgrade}`)).toContain('404');
    expect(await json('/api/v1/healthz')).toMatchObject({ status: 'ok' });
  }));
