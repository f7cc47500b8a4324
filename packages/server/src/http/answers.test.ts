import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { type Serving, serving } from '../testing/serving.ts';
import { adminEnv } from '../testing/test-moderator.ts';

const GET = 'GET /admin/ HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n';

/** Sends this and returns how many answers came until the server closed the connection. */
async function answersTo(port: number | null, text: string): Promise<number> {
  const tcp = connect(port ?? 0, '127.0.0.1');
  let heard = '';
  tcp.on('data', (piece) => {
    heard += piece;
  });
  tcp.on('error', () => undefined);
  tcp.write(text);
  await once(tcp, 'close');
  return heard.split('HTTP/1.1 ').length - 1;
}
const ports = ({ server }: Serving) => [server.address.port, server.adminPort];

test('a client that sends requests without waiting for the answers is disconnected', () =>
  serving(
    async (on) => {
      for (const port of ports(on)) expect(await answersTo(port, GET.repeat(500))).toBeLessThanOrEqual(1);
    },
    { env: adminEnv },
  ));

test('a client that waits for each answer keeps its connection', () =>
  serving(
    async (on) => {
      for (const port of ports(on)) {
        const tcp = connect(port ?? 0, '127.0.0.1');
        for (let i = 0; i < 20; i++) {
          tcp.write(GET);
          const [answer] = (await once(tcp, 'data')) as [Buffer];
          expect(String(answer)).toMatch(/^HTTP\/1\.1 (200|404)/);
        }
        tcp.destroy();
      }
    },
    { env: adminEnv },
  ));
