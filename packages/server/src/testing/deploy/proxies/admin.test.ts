import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CSRF_HEADER } from '@moonrise/protocol/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../services/free-port.ts';
import { serving } from '../../serving.ts';
import { ADMIN_TOKEN, adminEnv } from '../../test-moderator.ts';
import { projectText } from '../project-file.ts';
import { behind, isInstalled, nginx, nginxFolders } from './proxy.ts';

const OPENSSL = '/usr/bin/openssl'; // scripts/debian-packages.mjs installs it if it can
const isPossible = isInstalled(nginx) && existsSync(OPENSSL);
if (!isPossible) console.warn("NOT TESTED: the recipes for the operator's page: nginx or openssl is not installed.");

interface Case {
  readonly name: string;
  readonly url: string;
  readonly cookie: RegExp;
  readonly recipe: () => string;
}
const line404 = /^.*\^\/admin.*return 404.*$/m;
const cases: readonly Case[] = [
  {
    name: 'under a host name of its own',
    url: 'https://admin.wolf.example',
    cookie: /^__Host-moonrise-admin=[\w-]{43}; Max-Age=28800; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    recipe: () => projectText('deploy/proxies/admin-nginx.conf'),
  },
  {
    name: "under a path of the game's host",
    url: 'https://wolf.example/admin',
    cookie: /^__Secure-moonrise-admin=[\w-]{43}; Max-Age=28800; Path=\/admin; Secure; HttpOnly; SameSite=Strict$/,
    recipe: () =>
      projectText('deploy/proxies/nginx.conf').replace(line404, projectText('deploy/proxies/admin-path-nginx.conf')),
  },
];
const ban = { kind: 'ban', by: 'network', key: '203.0.113.0/24', days: 1, reason: 'Spam' };

describe.runIf(isPossible)("the recipe of nginx for the operator's page", () => {
  let folder = '';
  const [key, certificate] = [() => join(folder, 'key.pem'), () => join(folder, 'certificate.pem')];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'moonrise-certificate-'));
    const names = cases.map(({ url }) => `DNS:${new URL(url).hostname}`).join();
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    const named = ['-subj', '/CN=tests', '-addext', `subjectAltName=${names}`];
    const { status, stderr } = spawnSync(OPENSSL, [...made, ...named, '-keyout', key(), '-out', certificate()], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, expect.any(String)]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A request as a browser on an allowed network sends it. */
  const browser =
    (port: number, { hostname }: URL) =>
    async (method: string, path: string, headers: Readonly<Record<string, string>> = {}, payload?: object) => {
      const answer = await new Promise<{ status: number; cookies: readonly string[]; text: string }>(
        (resolve, reject) => {
          const sent = request(
            {
              ...{ host: '127.0.0.1', port, method, path, servername: hostname, ca: readFileSync(certificate()) },
              headers: { host: hostname, ...(payload && { 'content-type': 'application/json' }), ...headers },
            },
            (got) => {
              const parts: Buffer[] = [];
              got.on('data', (part: Buffer) => parts.push(part));
              got.on('end', () => {
                const cookies = got.headers['set-cookie'] ?? [];
                resolve({ status: got.statusCode ?? 0, cookies, text: Buffer.concat(parts).toString() });
              });
            },
          );
          sent.on('error', reject).end(payload && JSON.stringify(payload));
        },
      );
      return answer;
    };

  const served = (
    { url, recipe }: Case,
    allowed: string,
    work: (send: ReturnType<typeof browser>, adminPort: number) => Promise<void>,
  ) =>
    serving(
      async ({ server }) => {
        const port = await freePort();
        const send = browser(port, new URL(url));
        const edit = (_: string, { port, folder }: { port: number; folder: string }) => {
          const own = recipe()
            .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
            .replace(/ssl_certificate +.*;/, `ssl_certificate ${certificate()};`)
            .replace(/ssl_certificate_key +.*;/, `ssl_certificate_key ${key()};`)
            .replace('127.0.0.1:3000', `127.0.0.1:${server.address.port}`)
            .replace('127.0.0.1:3001', `127.0.0.1:${server.adminPort}`)
            .replace('allow 192.0.2.0/24;', `allow ${allowed};`);
          return `user root; events {} http { ${nginxFolders(folder)}\n${own} }`;
        };
        const isUp = async () => (await send('GET', '/healthz')).status > 0;
        const proxy = { ...nginx, name: 'nginx', recipe: 'deploy/proxies/admin-nginx.conf', edit, isUp };
        await behind(proxy, { port, server: '' }, () => work(send, Number(server.adminPort)));
      },
      { env: { ...adminEnv, MOONRISE_ADMIN_URL: url, TRUST_PROXY: 'loopback', PUBLIC_URL: 'https://wolf.example' } },
    );

  for (const one of cases)
    test(`${one.name}: signs in over https, and changes only with the CSRF token and our origin`, () =>
      served(one, '127.0.0.1', async (send) => {
        const { origin } = new URL(one.url);
        expect((await send('GET', '/admin/')).status).toBe(200);
        const session = await send('POST', '/admin/api/session', { origin }, { token: ADMIN_TOKEN });
        expect(session.cookies).toEqual([expect.stringMatching(one.cookie)]);
        const cookie = session.cookies[0]?.split(';')[0] ?? '';
        const { csrf } = JSON.parse(session.text).signed_in;
        const codeOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).error?.code];
        expect((await send('GET', '/admin/api/bans', { cookie })).status).toBe(200);
        expect(codeOf(await send('POST', '/admin/api/bans', { cookie, origin }, ban))).toEqual([403, 'bad_csrf']);
        const foreign = { cookie, origin: 'https://evil.example', [CSRF_HEADER]: csrf };
        expect(codeOf(await send('POST', '/admin/api/bans', foreign, ban))).toEqual([403, 'bad_origin']);
        expect(codeOf(await send('POST', '/admin/api/bans', { origin, [CSRF_HEADER]: csrf }, ban))).toEqual([
          401,
          'not_signed_in',
        ]);
        const own = { cookie, origin, [CSRF_HEADER]: csrf };
        expect((await send('POST', '/admin/api/bans', own, ban)).status).toBe(200);
        const { bans } = JSON.parse((await send('GET', '/admin/api/bans', { cookie })).text);
        expect(bans).toMatchObject([{ key: '203.0.113.0/24', made_by: 'operator' }]);
      }));

  for (const one of cases)
    test(`${one.name}: a client outside of the listed networks gets nothing, whatever it claims`, () =>
      served(one, '192.0.2.0/24', async (send) => {
        const forged = { 'x-forwarded-for': '192.0.2.7', 'x-real-ip': '192.0.2.7', forwarded: 'for=192.0.2.7' };
        for (const headers of [{}, forged])
          for (const path of ['/admin', '/admin/', '/admin/api/session'])
            expect([path, (await send('GET', path, headers)).status]).toEqual([path, 403]);
      }));

  test('a forged address does not save a guesser from the limit of wrong tokens', () =>
    served(cases[0] as Case, '127.0.0.1', async (send) => {
      const guess = async (last: number) =>
        (await send('POST', '/admin/api/session', { 'x-forwarded-for': `203.0.113.${last}` }, { token: 'wrong' }))
          .status;
      const answers: number[] = [];
      for (let last = 1; last <= 6; last++) answers.push(await guess(last));
      expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    }));
});
