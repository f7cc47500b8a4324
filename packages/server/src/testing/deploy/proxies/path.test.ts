import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { freePort } from '../../services/free-port.ts';
import { serving } from '../../serving.ts';
import { belowPath } from './below-path.ts';
import { behind, isInstalled } from './proxy.ts';

if (!isInstalled(belowPath)) console.warn('NOT TESTED: the recipe for a path: nginx is not installed.');

test.runIf(isInstalled(belowPath))(
  'below a path of a host with other pages: files, API, sockets and invitations',
  async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const env = { PUBLIC_URL: `${origin}/wolf`, TRUST_PROXY: 'loopback', METRICS_PORT: '0' };
    await serving(
      (on) =>
        behind(belowPath, { port, server: `127.0.0.1:${on.server.address.port}` }, async () => {
          const read = async (path: string) => (await fetch(origin + path)).text();
          expect(await read('/')).toBe('another page');
          expect((await fetch(`${origin}/wolf`)).url).toBe(`${origin}/wolf/`);
          for (const path of ['/wolf/', '/wolf/r/K7QM', '/wolf/tv/K7QM']) {
            const page = await read(path);
            const files = [...page.matchAll(/ (?:src|href)="([^"]*)"/g)].map(([, file]) => String(file));
            for (const file of files) expect([file, (await fetch(origin + file)).status]).toEqual([file, 200]);
            expect(files.every((file) => file.startsWith('/wolf/'))).toBe(true);
            expect(page).toContain(`content="${origin}/wolf/og.png"`);
          }
          const { scope, start_url } = JSON.parse(await read('/wolf/manifest.webmanifest'));
          expect([scope, start_url]).toEqual(['./', './']);
          expect((await fetch(`${origin}/wolf/sw.js`)).headers.get('service-worker-allowed')).toBeNull(); // its own folder is enough
          for (const transport of ['websocket', 'polling']) {
            const extraHeaders = { origin };
            const socket = io(origin, {
              path: '/wolf/socket.io',
              transports: [transport],
              extraHeaders,
              reconnection: false,
            });
            const answer = await socket.timeout(20_000).emitWithAck('create_room', { name: 'Anna' });
            expect([transport, answer.ok]).toEqual([transport, true]);
            expect((await fetch(`${origin}/wolf/api/rooms/${answer.code}`)).status).toBe(200);
            socket.close();
          }
          for (const path of ['/wolf/metrics', '/wolf/admin', '/wolf/admin/api/session'])
            expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
        }),
      { env },
    );
  },
);
