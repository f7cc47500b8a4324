import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { freePort } from '../../services/free-port.ts';
import { serving } from '../../serving.ts';
import { projectText } from '../project-file.ts';
import { behind, isInstalled, nginx, nginxFolders, type ProxyProgram } from './proxy.ts';

const map = () => /map \$http_upgrade[^}]*\}/.exec(projectText('deploy/proxies/nginx.conf'))?.[0];
const belowPath: ProxyProgram = {
  ...nginx,
  name: 'nginx, below a path',
  recipe: 'deploy/proxies/path-nginx.conf',
  edit: (recipe, { port, server, folder }) => `user root; events {} http { ${nginxFolders(folder)} ${map()}
    server { listen 127.0.0.1:${port}; location / { return 200 "another page"; }
    ${recipe.replace(/127\.0\.0\.1:3000\b/, server)} } }`,
  isUp: async (port) => (await fetch(`http://127.0.0.1:${port}/wolf/healthz`)).ok,
};
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
