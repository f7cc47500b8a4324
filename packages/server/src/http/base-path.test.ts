import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { serving } from '../testing/serving.ts';

const env = { PUBLIC_URL: 'https://host.example/wolf/' };
const headers = { host: 'host.example', origin: 'https://host.example' };

/** With `fetch` the host cannot be chosen; an IP address is always allowed. */
const read = async (address: string) => (await fetch(address)).text();

test('below a path: the page asks for its files there, whether the proxy removes the path or not', () =>
  serving(
    async (on) => {
      for (const path of ['/wolf/', '/wolf', '/wolf?x=1', '/wolf/r/K7QM', '/wolf/tv/K7QM', '/', '/r/K7QM']) {
        const page = await read(`${on.url}${path}`);
        expect(page).toContain('data-base="/wolf"');
        expect(page).toContain('content="https://host.example/wolf/og.png"');
        const addresses = [...page.matchAll(/ (?:src|href)="([^"]*)"/g)].map(([, address]) => String(address));
        expect(addresses.length).toBeGreaterThan(3);
        for (const address of addresses) {
          expect(address).toMatch(/^\/wolf\//);
          const { status } = await fetch(`${on.url}${address}`);
          expect([address, status]).toEqual([address, 200]);
        }
      }
    },
    { env },
  ));

test('below a path: the API, probes and the service worker answer there', () =>
  serving(
    async (on) => {
      for (const path of ['/api/rulesets', '/healthz', '/sw.js', '/manifest.webmanifest', '/pictures.svg'])
        expect((await fetch(`${on.url}/wolf${path}`)).status).toBe(200);
      expect((await fetch(`${on.url}/wolfish/healthz`)).status).toBe(404);
      const description = JSON.parse(await read(`${on.url}/wolf/api/openapi.json`));
      expect(description.servers).toEqual([{ url: 'https://host.example/wolf' }]);
    },
    { env },
  ));

test.each(['websocket', 'polling'])(
  'below a path: players connect by %s, and pages of other origins do not',
  (transport) =>
    serving(
      async (on) => {
        const join = (path: string, origin = headers.origin) =>
          new Promise<string>((resolve) => {
            const extraHeaders = { ...headers, origin };
            const socket = io(on.url, {
              path,
              transports: [transport],
              forceNew: true,
              reconnection: false,
              extraHeaders,
            });
            const done = (how: string) => {
              socket.close();
              resolve(how);
            };
            socket.once('connect', () => done('connected'));
            socket.once('connect_error', () => done('refused'));
          });
        expect(await join('/wolf/socket.io')).toBe('connected');
        expect(await join('/socket.io')).toBe('connected'); // the proxy has removed the path
        expect(await join('/wolf/socket.io', 'https://evil.example')).toBe('refused');
      },
      { env },
    ),
);
