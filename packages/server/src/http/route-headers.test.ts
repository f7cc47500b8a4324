import { expect, test } from 'vitest';
import { Guards } from '../limits/guards.ts';
import type { AgentDoor } from '../mcp/agent-door.ts';
import { openLog } from '../operations/log.ts';
import { readSettings } from '../settings/settings.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { buildHttp } from './http.ts';
import type { HttpWorld } from './world.ts';

interface Address {
  readonly method: string;
  readonly path: string;
}
const env = { MOONRISE_MCP: 'on', MOONRISE_LEADERBOARD: 'on' };

/** The routes of the public port, read from the tree that Fastify prints; nothing is asked of this instance. */
async function routesAdded(): Promise<readonly Address[]> {
  const read = readSettings(env);
  if (!read.ok) throw new Error(read.message);
  const { settings } = read;
  const log = openLog('error', { write: () => {} });
  const world = { settings, log, guards: new Guards(settings.limits, () => 0), store: {} } as unknown as HttpWorld;
  const app = await buildHttp(world, {} as AgentDoor);
  await app.ready();
  const above: string[] = [];
  const routes = app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.length = depth;
      above.push(part);
      const path = above.join('');
      return methods === '' ? [] : methods.split(', ').map((method) => ({ method, path }));
    });
  await app.close();
  return routes;
}

const SOCKETS = '/socket.io/?EIO=4&transport=polling';
/** Every route of the public port, with paths that exist and that do not, and what Socket.IO answers by itself. */
const inventory = async (): Promise<readonly Address[]> => [
  ...(await routesAdded()).map(({ method, path }) => ({
    method,
    path: path.replace('*', 'manifest.webmanifest').replace(/:\w+/g, 'K7QM'),
  })),
  { method: 'GET', path: '/nothing' },
  { method: 'GET', path: '/api/nothing' },
  { method: 'GET', path: '/assets/nothing.js' },
  { method: 'GET', path: SOCKETS },
  { method: 'GET', path: `${SOCKETS}&sid=unknown` },
  { method: 'GET', path: '/socket.io/?EIO=9' },
  { method: 'PUT', path: SOCKETS },
];
const everywhere: Readonly<Record<string, string | RegExp>> = {
  'content-security-policy': /^default-src 'none';(?!.*unsafe).*frame-ancestors 'none'/,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-resource-policy': 'same-origin',
};
const plain = { ...everywhere, 'content-security-policy': /^(?!.*(unsafe|upgrade-insecure)).*frame-ancestors 'none'/ };
const HSTS = { 'strict-transport-security': 'max-age=15552000' }; // without subdomains: they may be others'

async function headersOf({ url }: Serving, { method, path }: Address) {
  const body = method === 'POST' ? { body: '{}' } : {};
  const answer = await fetch(url + path, { method, headers: { 'content-type': 'application/json' }, ...body });
  await answer.body?.cancel();
  return Object.fromEntries(answer.headers);
}
const matching = (expected: Readonly<Record<string, string | RegExp>>) =>
  Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [
      name,
      value instanceof RegExp ? expect.stringMatching(value) : value,
    ]),
  );

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string | RegExp>>]>([
  ['over http', {}, plain],
  ['over https', { PUBLIC_URL: 'https://wolf.example' }, { ...everywhere, ...HSTS }],
])('every route has strict headers %s, whatever it answers', async (_, more, expected) => {
  await serving(
    async (on) => {
      const routes = await inventory();
      const found = routes.map(({ method, path }) => `${method} ${path}`);
      expect(found).toEqual(expect.arrayContaining(['GET /r/K7QM', 'POST /api/me/pin', 'GET /readyz', 'DELETE /mcp']));
      for (const route of routes) {
        const headers = await headersOf(on, route);
        expect([route, headers]).toEqual([route, expect.objectContaining(matching(expected))]);
        expect(headers).not.toHaveProperty('x-powered-by');
        if (!('PUBLIC_URL' in more)) expect(headers).not.toHaveProperty('strict-transport-security');
      }
    },
    { env: { ...env, ...more } },
  );
});
