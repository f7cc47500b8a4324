import { request } from 'node:http';
import { type AdminPath, adminRoutes, CSRF_HEADER } from '@moonrise/protocol/admin';
import { expect, test } from 'vitest';
import { type Serving, serving } from '../../testing/serving.ts';
import { ADMIN_TOKEN, adminEnv, TestModerator } from '../../testing/test-moderator.ts';
import { IDLE, LONGEST } from './sessions.ts';

const on = (work: (on: Serving, admin: TestModerator) => Promise<void>, env: Readonly<Record<string, string>> = {}) =>
  serving(async (on) => work(on, await TestModerator.signedIn(on)), { env: { ...adminEnv, ...env } });

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}
/** A request with headers that fetch does not allow, such as Host. */
const raw = (
  { server }: Serving,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.adminPort ?? 0, method, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (data) => {
        text += data;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.on('error', reject).end(body);
  });
const paths = Object.keys(adminRoutes) as AdminPath[];
const guarded = paths.filter((path) => adminRoutes[path].needs !== 'nothing');
const split = (path: AdminPath) => {
  const [method = '', rest = ''] = path.split(' ');
  return { method, url: `/admin/api${rest.replace(/:\w+/g, '1')}` };
};

test('without ADMIN_PORT there is no admin port', async () => {
  await serving(async ({ server }) => expect(server.adminPort).toBeNull());
});

test('no route answers without a session, a forged cookie or a wrong token', async () => {
  await serving(
    async (on) => {
      for (const path of guarded) {
        const { method, url } = split(path);
        expect([path, (await raw(on, method, url)).status]).toEqual([path, 401]);
      }
      const forged = await raw(on, 'GET', '/admin/api/rooms', { cookie: `moonrise-admin=${'a'.repeat(43)}` });
      expect(forged.status).toBe(401);
      const wrong = await raw(on, 'GET', '/admin/api/rooms', { authorization: `Bearer ${'x'.repeat(40)}` });
      expect(JSON.parse(wrong.text)).toMatchObject({ error: { code: 'wrong_token' } });
    },
    { env: adminEnv },
  );
});

test('a script may send the token with each request instead of a session', async () => {
  await on(async (on) => {
    const { status } = await raw(on, 'GET', '/admin/api/rooms', { authorization: `Bearer ${ADMIN_TOKEN}` });
    expect(status).toBe(200);
  });
});

test('wrong tokens are limited, and the right one has to wait too', async () => {
  await serving(
    async (on) => {
      const guesser = new TestModerator(on);
      for (let i = 0; i < 5; i++) expect((await guesser.signIn(`wrong${i}`)).status).toBe(401);
      const late = await guesser.signIn();
      expect([late.status, late.headers.get('retry-after')]).toEqual([429, '12']);
      await on.pass(12_000);
      expect((await guesser.signIn()).status).toBe(200);
    },
    { env: adminEnv },
  );
});

test('the cookie of a session on loopback is bound to the page and hidden from scripts', async () => {
  await serving(
    async (on) => {
      const [cookie] = (await new TestModerator(on).signIn()).headers.getSetCookie();
      expect(cookie).toMatch(/^moonrise-admin=[\w-]{43}; Max-Age=28800; Path=\/admin; HttpOnly; SameSite=Strict$/);
    },
    { env: adminEnv },
  );
});

test.each([
  ['https://admin.example', '__Host-moonrise-admin', 'Path=/; Secure; HttpOnly; SameSite=Strict'],
  ['https://wolf.example/admin', '__Secure-moonrise-admin', 'Path=/admin; Secure; HttpOnly; SameSite=Strict'],
  ['https://wolf.example/ops/admin/', '__Secure-moonrise-admin', 'Path=/ops/admin; Secure; HttpOnly; SameSite=Strict'],
])('at %s the cookie is %s', async (url, name, attributes) => {
  await serving(
    async (on) => {
      const headers = {
        host: new URL(url).host,
        origin: new URL(url).origin,
        'x-forwarded-proto': 'https',
        'content-type': 'application/json',
      };
      const { headers: got } = await raw(
        on,
        'POST',
        '/admin/api/session',
        headers,
        JSON.stringify({ token: ADMIN_TOKEN }),
      );
      const [cookie = ''] = got['set-cookie'] ?? [];
      expect(cookie.startsWith(`${name}=`)).toBe(true);
      expect(cookie.endsWith(attributes)).toBe(true);
      const session = cookie.split(';')[0] ?? '';
      expect((await raw(on, 'GET', '/admin/api/rooms', { ...headers, cookie: session })).status).toBe(200);
    },
    { env: { ...adminEnv, MOONRISE_ADMIN_URL: url, TRUST_PROXY: 'loopback' } },
  );
});

test('a session ends when it is not used, and after a working day in any case', async () => {
  await on(async (on, admin) => {
    for (let used = 0; used < LONGEST - IDLE; used += IDLE - 60_000) {
      await admin.ask('GET /overview');
      await on.pass(IDLE - 60_000);
    }
    await on.pass(IDLE);
    expect(await admin.refusal('GET /overview')).toBe('not_signed_in');
    await admin.signIn();
    await on.pass(IDLE);
    expect(await admin.refusal('GET /overview')).toBe('not_signed_in');
  });
});

test('signing out ends the session on the server, not only in the browser', async () => {
  await on(async (_, admin) => {
    const { cookie } = admin;
    await admin.ask('DELETE /session');
    admin.cookie = cookie;
    expect(await admin.refusal('GET /rooms')).toBe('not_signed_in');
  });
});

test('every mutation needs the CSRF token of its session', async () => {
  await on(async (on, admin) => {
    for (const path of guarded.filter((one) => !one.startsWith('GET '))) {
      const { method, url } = split(path);
      for (const token of ['', 'wrong']) {
        const { status, text } = await raw(on, method, url, { cookie: admin.cookie, [CSRF_HEADER]: token });
        expect([path, status, JSON.parse(text).error.code]).toEqual([path, 403, 'bad_csrf']);
      }
    }
  });
});

test.each([
  ['an origin of another site', { origin: 'https://evil.example' }],
  ['the origin of a sandboxed page', { origin: 'null' }],
  ['a request that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a request from another port of this host', { 'sec-fetch-site': 'same-site' }],
])('%s is refused with a session and its CSRF token', async (_, headers) => {
  await on(async (_, admin) => {
    expect(await admin.refusal('DELETE /announce', { headers })).toBe('bad_origin');
    expect(await admin.refusal('DELETE /announce')).toBe('ok');
  });
});

test('a request for another host is refused: a name that leads here by DNS rebinding is not ours', async () => {
  await on(async (on, admin) => {
    for (const host of ['evil.example', 'evil.example:3001', '127.0.0.1.evil.example']) {
      const { text } = await raw(on, 'GET', '/admin/api/rooms', { host, cookie: admin.cookie });
      expect([host, JSON.parse(text).error?.code]).toEqual([host, 'bad_host']);
    }
    for (const host of ['localhost', '127.0.0.1:9', '[::1]:3001'])
      expect((await raw(on, 'GET', '/admin/api/rooms', { host, cookie: admin.cookie })).status).toBe(200);
  });
});

test('plain http through the proxy is refused', async () => {
  await serving(
    async (on) => {
      const headers = { host: 'admin.example', 'x-forwarded-proto': 'http' };
      const { status, text } = await raw(on, 'GET', '/admin/', headers);
      expect([status, JSON.parse(text).error.code]).toEqual([403, 'https_needed']);
    },
    { env: { ...adminEnv, MOONRISE_ADMIN_URL: 'https://admin.example', TRUST_PROXY: 'loopback' } },
  );
});

test('a forwarded protocol of a stranger counts for nothing', async () => {
  await on(async (on) => {
    const headers = { 'x-forwarded-proto': 'https', 'content-type': 'application/json' };
    const { headers: got } = await raw(
      on,
      'POST',
      '/admin/api/session',
      headers,
      JSON.stringify({ token: ADMIN_TOKEN }),
    );
    expect(got['set-cookie']?.[0]).toMatch(/^moonrise-admin=/);
  });
});

const pages = ['/', '/admin', '/admin/', '/admin/nothing', '/admin/api/nothing'];
test('every answer has the strict headers, whatever its status', async () => {
  await on(async (on, admin) => {
    const asked = [...pages.map((url) => ({ method: 'GET', url })), ...paths.map(split)];
    for (const { method, url } of asked)
      for (const cookie of ['', admin.cookie]) {
        const { headers } = await raw(on, method, url, cookie ? { cookie } : {});
        expect([url, headers]).toEqual([url, expect.objectContaining(strict)]);
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
  });
});
const strict = {
  'content-security-policy':
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-resource-policy': 'same-origin',
};

test('over https browsers are told to stay there', async () => {
  await serving(
    async (on) => {
      const headers = { host: 'admin.example', 'x-forwarded-proto': 'https' };
      const answer = await raw(on, 'GET', '/admin/', headers);
      expect(answer.headers['strict-transport-security']).toBe('max-age=15552000');
      expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
    },
    { env: { ...adminEnv, MOONRISE_ADMIN_URL: 'https://admin.example', TRUST_PROXY: 'loopback' } },
  );
});
