import { CSRF_HEADER } from '@moonrise/protocol/admin';
import { expect, test } from 'vitest';
import { AdminClient, AdminRefusal, urlOf } from './admin-client.ts';

interface Request {
  readonly url: string;
  readonly method: string;
  readonly csrf: string | null;
}
type Answer = readonly [status: number, content: unknown];

/** A client whose requests are answered from a list. */
function clientWith(...answers: readonly Answer[]) {
  const asked: Request[] = [];
  const left = [...answers];
  const client = new AdminClient(async (url, init) => {
    asked.push({ url: String(url), method: init?.method ?? '', csrf: new Headers(init?.headers).get(CSRF_HEADER) });
    const [status, content] = left.shift() ?? [500, {}];
    if (status === 0) throw new TypeError('fetch failed');
    return new Response(typeof content === 'string' ? content : JSON.stringify(content), { status });
  });
  return { client, asked };
}
const session = (csrf: string | null): Answer => [
  200,
  { ways: { token: true, oidc: false }, signed_in: csrf === null ? null : { name: 'operator', role: 'admin', csrf } },
];
const refused = (status: number, code: string): Answer => [status, { error: { code, message: `It is ${code}.` } }];
const refusalOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: AdminRefusal) => error);

test('URLs are relative, so that the page works below any path', () => {
  expect(urlOf('/rooms/:code/members/:id/ban', { params: { code: 'K7 QM', id: 'a/b' } })).toBe(
    'api/rooms/K7%20QM/members/a%2Fb/ban',
  );
  expect(urlOf('/bans', { query: { state: 'all', kind: undefined, after: 7 } })).toBe('api/bans?state=all&after=7');
});

test('a mutation carries the CSRF value of the session, and reading does not', async () => {
  const { client, asked } = clientWith(session('one'), [200, { ok: true }], [200, { announcement: null }]);
  await client.load();
  await client.call('DELETE /announce');
  await client.call('GET /announce');
  expect(asked.map(({ csrf }) => csrf)).toEqual([null, 'one', null]);
});

test('an ended session shows the sign-in page and says why', async () => {
  const { client } = clientWith(session('one'), refused(401, 'not_signed_in'), session(null));
  await client.load();
  expect((await refusalOf(client.call('GET /overview')))?.code).toBe('not_signed_in');
  expect(client.get()).toMatchObject({ note: 'expired', facts: { signed_in: null } });
});

test('after a sign-in in another tab a refused request is sent once more with the new CSRF value', async () => {
  const { client, asked } = clientWith(session('one'), refused(403, 'bad_csrf'), session('two'), [200, { ok: true }]);
  await client.load();
  expect(await client.call('DELETE /announce')).toEqual({ ok: true });
  expect(asked.map(({ csrf }) => csrf)).toEqual([null, 'one', null, 'two']);
});

test('the same CSRF value is not tried again', async () => {
  const { client, asked } = clientWith(session('one'), refused(403, 'bad_csrf'), session('one'));
  await client.load();
  expect((await refusalOf(client.call('DELETE /announce')))?.code).toBe('bad_csrf');
  expect(asked).toHaveLength(3);
});

test.each<[string, Answer, AdminRefusal['code']]>([
  ['no network', [0, ''], 'offline'],
  ['an answer of a proxy', [502, '<h1>Bad gateway</h1>'], 'unavailable'],
  ['a refusal of the server', refused(409, 'not_possible'), 'not_possible'],
])('%s is a refusal with a sentence', async (_, answer, code) => {
  const { client } = clientWith(answer);
  const refusal = await refusalOf(client.call('GET /overview'));
  expect(refusal).toBeInstanceOf(AdminRefusal);
  expect(refusal?.code).toBe(code);
  expect(refusal?.message).toMatch(/\w+.*\.$/);
});

test('a wrong token leaves no one signed in, and signing out says so', async () => {
  const { client } = clientWith(refused(401, 'wrong_token'), session('one'), [200, { ok: true }], session(null));
  expect((await refusalOf(client.signIn('wrong')))?.code).toBe('wrong_token');
  expect(client.get().facts?.signed_in).toBeUndefined();
  await client.signIn('right');
  await client.signOut();
  expect(client.get()).toMatchObject({ note: 'signed_out', facts: { signed_in: null } });
});
