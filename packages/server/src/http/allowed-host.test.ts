import { request } from 'node:http';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { plainPort } from '../testing/programs/plain-port.ts';
import { type Serving, serving } from '../testing/serving.ts';

const REBOUND = 'evil.example';
const ours = (port: number) => [
  'localhost',
  `localhost:${port}`,
  'LOCALHOST.',
  'game.localhost:3000',
  '127.0.0.1',
  '192.168.7.20:3000', // a phone in the local network, also through the port of a container
  '10.0.0.9:8080',
  '203.0.113.5',
  '[::1]:3000',
  '[2001:db8::7]',
  'moonrise:3000', // a name without a dot belongs to the local network
  `${hostname()}:3000`,
  `${hostname().split('.')[0]}.local:3000`,
];
const foreign = [
  REBOUND,
  `${REBOUND}:3000`,
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil.example.local',
  'other-machine-of-the-lan.local',
  'wolf.example.evil.example',
  'evil.example:3000:1',
  '[evil]',
  '999.1.1.1',
];

const got = (on: Serving, host: string, path = '/', headers: object = {}): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const asked = request(`${on.url}${path}`, { headers: { host, ...headers } }, async (answer) => {
      let body = '';
      for await (const part of answer) body += part;
      resolve({ status: answer.statusCode ?? 0, body });
    });
    asked.once('error', reject).end();
  });
/** The status with which a WebSocket handshake is answered; 101: it is open. */
const handshake = (on: Serving, path: string, host: string, origin?: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${on.url.replace('http', 'ws')}${path}`, {
      headers: { host, ...(origin !== undefined && { origin }) },
    });
    socket.on('open', () => {
      resolve(101);
      socket.terminate();
    });
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on('error', () => undefined);
  });
const PEOPLE = '/socket.io/?EIO=4&transport=websocket';

test('a page under a foreign name that points to this server is refused (T89)', () =>
  serving(async (on) => {
    for (const host of foreign) expect([host, (await got(on, host, '/api/rulesets')).status]).toEqual([host, 421]);
    for (const path of ['/', '/r/ABCD', '/api/openapi.json', '/socket.io/?EIO=4&transport=polling'])
      expect([path, (await got(on, REBOUND, path)).status]).toEqual([path, path.startsWith('/socket') ? 403 : 421]);
    const { error } = JSON.parse((await got(on, REBOUND)).body);
    expect(error).toMatchObject({ code: 'wrong_host', message: expect.stringContaining('PUBLIC_URL') });
    expect(await handshake(on, PEOPLE, REBOUND, `http://${REBOUND}`)).toBe(400);
    expect(await handshake(on, PEOPLE, REBOUND)).toBe(400);
    expect((await got(on, REBOUND, '/socket.io/?EIO=4&transport=polling')).body).toContain('wrong_host');
  }));

test('programs cannot be connected under a foreign name either (T89)', () =>
  serving(
    async (on) => {
      expect(await handshake(on, '/aiwolf/ZZZZ', REBOUND)).toBe(421);
      expect(await handshake(on, '/aiwolf/ZZZZ', 'localhost')).toBe(404);
    },
    { programs: plainPort },
  ));

test('addresses, names of this machine and names without a dot are accepted (T89)', () =>
  serving(async (on) => {
    for (const host of ours(on.server.address.port)) {
      expect([host, (await got(on, host, '/api/rulesets')).status]).toEqual([host, 200]);
      expect([host, await handshake(on, PEOPLE, host, `http://${host}`)]).toEqual([host, 101]);
    }
  }));

test('with a public URL its host is accepted, and only its page may connect (T89)', () =>
  serving(
    async (on) => {
      for (const host of ['wolf.example', 'WOLF.example:443', '127.0.0.1'])
        expect((await got(on, host, '/api/rulesets')).status).toBe(200);
      expect((await got(on, 'evil.wolf.example', '/api/rulesets')).status).toBe(421);
      expect(await handshake(on, PEOPLE, 'wolf.example', 'https://wolf.example')).toBe(101);
      expect(await handshake(on, PEOPLE, 'wolf.example', 'https://evil.example')).toBe(400);
    },
    { env: { PUBLIC_URL: 'https://wolf.example' } },
  ));

test('health checks are answered under any name (T89)', () =>
  serving(async (on) => {
    for (const path of ['/healthz', '/readyz']) expect((await got(on, REBOUND, path)).status).toBe(200);
  }));
