import { type AdminPath, adminRoutes } from '@moonrise/protocol/admin';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../testing/services/free-port.ts';
import { OidcProvider } from '../../testing/services/oidc-provider.ts';
import { type Serving, serving } from '../../testing/serving.ts';
import { TestModerator } from '../../testing/test-moderator.ts';

let provider: OidcProvider;
beforeAll(async () => {
  provider = await OidcProvider.start();
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.faults = {};
});

const people = {
  MOONRISE_ADMIN_OIDC_ADMINS: 'anna@example.org,4711',
  MOONRISE_ADMIN_OIDC_MODERATORS: 'bo@example.org',
  MOONRISE_ADMIN_OIDC_CLAIM: 'groups',
  MOONRISE_ADMIN_OIDC_ADMIN_VALUE: 'wolf-admins',
  MOONRISE_ADMIN_OIDC_MODERATOR_VALUE: 'wolf-moderators',
};
async function on(work: (on: Serving) => Promise<void>): Promise<void> {
  const port = await freePort();
  const url = { ADMIN_PORT: `${port}`, MOONRISE_ADMIN_URL: `http://127.0.0.1:${port}` };
  await serving(work, { env: { ...url, ...provider.env, ...people } });
}
const pairOf = (response: Response, ending: string): string =>
  response.headers
    .getSetCookie()
    .find((one) => one.split('=')[0]?.endsWith(ending))
    ?.split(';')[0] ?? '';

/** Goes to the provider and back, as a browser does. Returns the last redirect, and the client with its session. */
async function signIn(on: Serving, change: (back: URL, cookie: string) => readonly [URL, string] = (...same) => same) {
  const client = new TestModerator(on);
  const start = await fetch(`${client.url}/admin/api/session/oidc`, { redirect: 'manual' });
  const away = await fetch(String(start.headers.get('location')), { redirect: 'manual' });
  const [back, cookie] = change(new URL(String(away.headers.get('location'))), pairOf(start, '-sign-in'));
  const response = await fetch(back, { redirect: 'manual', headers: { cookie } });
  client.take(response.headers.getSetCookie().find((one) => one.startsWith('moonrise-admin=')));
  const { signed_in } = await client.ask('GET /session');
  client.csrf = signed_in?.csrf ?? '';
  return { client, signed_in, to: response.headers.get('location'), start };
}

test.each([
  [{ sub: '4711' }, '4711', 'admin'],
  [{ sub: '1', email: 'Anna@Example.org', email_verified: true }, 'anna@example.org', 'admin'],
  [{ sub: '2', email: 'bo@example.org', email_verified: true }, 'bo@example.org', 'moderator'],
  [{ sub: '3', groups: ['others', 'wolf-admins'] }, '3', 'admin'],
  [{ sub: '5', groups: 'wolf-moderators' }, '5', 'moderator'],
])('%j signs in as %s, %s', (user, name, role) =>
  on(async (on) => {
    provider.user = user;
    const { signed_in, to } = await signIn(on);
    expect(signed_in).toMatchObject({ name, role, way: 'oidc' });
    expect(to).toBe('../../../');
  }),
);

test.each([
  ['no role', { sub: '9' }],
  ['an unverified address', { sub: '9', email: 'anna@example.org', email_verified: false }],
  ['an address without a word about it', { sub: '9', email: 'anna@example.org' }],
  ['another group', { sub: '9', groups: ['wolf-admins-not'] }],
])('%s is refused and audited', (_, user) =>
  on(async (on) => {
    provider.user = user;
    const { signed_in, to } = await signIn(on);
    expect([signed_in, to]).toEqual([null, '../../../?sign_in=refused']);
    provider.user = { sub: '4711' };
    const { client } = await signIn(on);
    const { entries } = await client.ask('GET /audit');
    expect(entries.map(({ who, what }) => `${who.name} ${what}`)).toEqual(['4711 signed_in', '9 sign_in_refused']);
  }),
);

test.each<[string, OidcProvider['faults']]>([
  ['a nonce of another sign-in', { claims: { nonce: 'other' } }],
  ['a token for another client', { claims: { aud: 'other' } }],
  ['a token of another issuer', { claims: { iss: 'https://evil.example' } }],
  ['a token that is over', { claims: { exp: 1 } }],
  ['a forged signature', { isForged: true }],
])('%s is refused', (_, faults) =>
  on(async (on) => {
    provider.user = { sub: '4711' };
    provider.faults = faults;
    expect((await signIn(on)).signed_in).toBeNull();
  }),
);

test('a return with another state, from another browser, or a second time is refused', () =>
  on(async (on) => {
    provider.user = { sub: '4711' };
    const wrongState = (back: URL, cookie: string) => {
      back.searchParams.set('state', 'other');
      return [back, cookie] as const;
    };
    expect((await signIn(on, wrongState)).signed_in).toBeNull();
    expect((await signIn(on, (back) => [back, ''])).signed_in).toBeNull();
    let used: readonly [URL, string] | undefined;
    const first = await signIn(on, (...same) => {
      used = same;
      return same;
    });
    expect(first.signed_in).not.toBeNull();
    expect((await signIn(on, () => used as readonly [URL, string])).signed_in).toBeNull();
  }));

test('the provider is asked with PKCE, state and nonce, and the cookie of the way is hidden from scripts', () =>
  on(async (on) => {
    const { start } = await signIn(on);
    const { searchParams } = new URL(String(start.headers.get('location')));
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(start.headers.getSetCookie()[0]).toMatch(
      /^moonrise-admin-sign-in=[\w-]+; Max-Age=600; Path=\/admin; HttpOnly; SameSite=Lax$/,
    );
  }));

test('a moderator may not do what only admins may, and everything else', () =>
  on(async (on) => {
    provider.user = { sub: '5', groups: ['wolf-moderators'] };
    const { client } = await signIn(on);
    for (const path of Object.keys(adminRoutes) as AdminPath[]) {
      if (path === 'DELETE /session') continue;
      const refusal = await client.refusal(path, { params: { code: 'ZZZZ', id: '1', number: 1 } });
      const isForAdmins = adminRoutes[path].needs === 'admin';
      expect([path, refusal === 'admin_only']).toEqual([path, isForAdmins]);
    }
    const forAdmins = (Object.keys(adminRoutes) as AdminPath[]).filter((path) => adminRoutes[path].needs === 'admin');
    expect(forAdmins.sort()).toEqual([
      'DELETE /announce',
      'GET /audit',
      'GET /backups',
      'GET /games/:id/prompts',
      'GET /limits',
      'GET /storage',
      'POST /announce',
      'POST /backups',
      'POST /storage/pin',
    ]);
  }));

test('without the provider no one gets in, and it is tried again later', async () => {
  const lost = await OidcProvider.start();
  const { env } = lost;
  await lost.stop();
  const port = await freePort();
  const url = { ADMIN_PORT: `${port}`, MOONRISE_ADMIN_URL: `http://127.0.0.1:${port}` };
  await serving(
    async (on) => {
      const response = await fetch(`${new TestModerator(on).url}/admin/api/session/oidc`, { redirect: 'manual' });
      expect(response.headers.get('location')).toBe('../../?sign_in=refused');
    },
    { env: { ...url, ...env, ...people } },
  );
});
