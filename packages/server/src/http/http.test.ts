import { rulesOf } from '@moonrise/engine/testing';
import { httpRoutes } from '@moonrise/protocol';
import { verify } from '@moonrise/record';
import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { exportGame } from '../store/game-transfer.ts';
import { autopilot } from '../testing/autopilot.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { deal, gather, must, playOut, type TestSeat } from '../testing/table.ts';
import { pictureOf } from './pictures.ts';

const get = async (on: Serving, path: string) => {
  const answer = await fetch(`${on.url}${path}`);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined };
};
const schemaOf = (path: keyof typeof httpRoutes) => httpRoutes[path].answer as { parse(value: unknown): unknown };

test('liveness and readiness', () =>
  serving(async (on) => {
    expect(await get(on, '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await get(on, '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  }));

test('the rule sets are listed as documented', () =>
  serving(async (on) => {
    const { body } = await get(on, '/api/rulesets');
    schemaOf('/api/rulesets').parse(body);
    const ids = body.rulesets.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(['moonrise', 'launch', 'classic', 'aiwolf', 'one-night']);
    const [moonrise] = body.rulesets;
    expect(moonrise.decks['5']).toEqual({ wolf: 1, seer: 1, doctor: 1, villager: 2 });
    expect(moonrise.options.chaos).toMatchObject({ kind: 'bool', default: false });
    expect((await get(on, '/api/openapi.json')).body.openapi).toBe('3.1.0');
  }));

test('the rule sets are available in every listed language; other languages give English', () =>
  serving(async (on) => {
    const nameIn = async (lang: string) => {
      const { body } = await get(on, `/api/rulesets?lang=${lang}`);
      schemaOf('/api/rulesets').parse(body);
      return body.rulesets[0].phases[0].name;
    };
    const { body } = await get(on, '/api/rulesets');
    expect(body.languages).toEqual(['en', 'de', 'hi', 'ja']);
    expect(body.presets).toHaveLength(6);
    expect(await Promise.all([...body.languages, 'xx', 'constructor', 'de&lang=hi'].map(nameIn))).toEqual([
      ...['Night', 'Nacht', 'रात', '夜', 'Night', 'Night', 'Night'],
    ]);
  }));

test('a rule set is described with the given options', () =>
  serving(async (on) => {
    const entry = (query = '') => get(on, `/api/rulesets/moonrise${query}`);
    const { body: plain } = await entry();
    schemaOf('/api/rulesets/{id}').parse(plain);
    expect(plain).toEqual((await get(on, '/api/rulesets')).body.rulesets[0]);
    expect(plain.phases[0]).toEqual({ id: 'night', name: 'Night', light: 'night', seconds: 40 });
    expect(plain.roles[1]).toMatchObject({ id: 'kittenWolf', acts: ['kill', 'say', 'convert'] });
    const isReviver = ({ revives }: { revives?: true }) => revives === true;
    expect(plain.roles.filter(isReviver).map(({ id }: { id: string }) => id)).toEqual(['priest']);
    const options = { chaos: true, durations: { night: 7 }, roles: { wolf: 1, villager: 5 } };
    const { body: chosen } = await entry(`?lang=ja&options=${encodeURIComponent(JSON.stringify(options))}`);
    schemaOf('/api/rulesets/{id}').parse(chosen);
    expect(chosen.words.told.nightfall).toContain('Gabbar');
    expect(chosen.words.cards.vote.pick).toBe('投票する');
    expect(chosen.phases[0]).toMatchObject({ name: '夜', seconds: 7 });
    expect(chosen.decks).toEqual({ 6: { wolf: 1, villager: 5 } });
  }));

test.each([
  ['/api/rulesets/chess', 404, 'unknown_rules'],
  ['/api/rulesets/constructor', 404, 'unknown_rules'],
  ['/api/rulesets/classic?options={', 400, 'bad_option'],
  ['/api/rulesets/classic?options=[]', 400, 'bad_option'],
  ['/api/rulesets/classic?options={"chaos":true}', 400, 'bad_option'],
  ['/api/rulesets/classic?options={"__proto__":1}', 400, 'bad_option'],
  ['/api/rulesets/classic?options={}&options={}', 400, 'bad_option'],
])('%s is refused', (path, status, code) =>
  serving(async (on) => {
    expect(await get(on, path)).toMatchObject({ status, body: { error: { code } } });
  }),
);

test('an unknown address gives browsers a page, and programs an error', () =>
  serving(async (on) => {
    const browser = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
    const page = await fetch(`${on.url}/nowhere/at/all`, browser);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await fetch(`${on.url}/api/nowhere`, browser)).headers.get('content-type')).toContain('json');
    expect(await get(on, '/nowhere')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  }));

test('all role pictures are in one file, which is cached', () =>
  serving(async (on) => {
    const { status, headers, text } = await get(on, '/pictures.svg');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const shown = rulesets.flatMap((entry) => rulesOf(entry).roles.map((role) => pictureOf(role.picture)));
    for (const picture of [...shown, 'seer', pictureOf('no such picture')])
      expect(text).toMatch(new RegExp(`<symbol id="${picture}" viewBox="0 0 100 100"><`));
    expect(text.split('<svg')).toHaveLength(2);
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect((await fetch(`${on.url}/pictures.svg`, again)).status).toBe(304);
  }));

test('a lobby is found by its code, also in lower case and with a dash', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 4 });
    const typed = `${table.code.slice(0, 2)}-${table.code.slice(2)}`.toLowerCase();
    const { body } = await get(on, `/api/rooms/${typed}`);
    const found = { code: table.code, rules: 'classic', players: 4, password: false };
    expect(schemaOf('/api/rooms/{code}').parse(body)).toEqual(found);
    must(await (table.seats[0] as TestSeat).client.ask('set_password', { password: 'Vollmond 12' }));
    expect((await get(on, `/api/rooms/${typed}`)).body).toEqual({ ...found, password: true });
    await deal(table);
    expect(await get(on, `/api/rooms/${table.code}`)).toMatchObject({
      status: 409,
      body: { error: { code: 'game_running' } },
    });
    expect(await get(on, '/api/rooms/ZZZ9')).toMatchObject({ status: 404, body: { error: { code: 'unknown_room' } } });
  }));

test('a game is hidden while it runs; afterwards it is complete and can be verified', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'moonrise', players: 7, options: { chaos: true } });
    const [anna] = table.seats as [TestSeat];
    for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `h${i}` });
    await deal(table);
    const id = String(anna.client.last('game_started')?.game_id);
    expect(await get(on, `/api/games/${id}`)).toMatchObject({ status: 404, body: { error: { code: 'unknown_game' } } });
    await playOut(table);
    const { status, body, text } = await get(on, `/api/games/${id}`);
    expect(status).toBe(200);
    schemaOf('/api/games/{id}').parse(body);
    const end = anna.client.last('game_ended');
    expect(body).toMatchObject({ game_id: id, winner: end?.winner, players_with_roles: end?.players_with_roles });
    expect(body.looks).toHaveLength(7);
    for (const { id: lobbyId, token } of table.seats) {
      expect(text).not.toContain(lobbyId);
      expect(text).not.toContain(token);
    }
    const file = await exportGame(on.store, id);
    expect(file && verify(file)).toMatchObject({ ok: true });
    must(await anna.client.ask('return_to_lobby'));
    expect((await get(on, `/api/games/${id}`)).status).toBe(200);
  }));

test('unknown paths give the same kind of error everywhere', () =>
  serving(async (on) => {
    for (const path of ['/nope', '/api/nope', '/api/games/../../etc/passwd', '/.git/config', '/api/games/%00'])
      expect(await get(on, path)).toMatchObject({
        body: { error: { code: expect.any(String), message: expect.any(String) } },
      });
    const posted = await fetch(`${on.url}/api/rulesets`, { method: 'POST', body: 'x'.repeat(100_000) });
    expect(posted.status).toBeGreaterThanOrEqual(400);
    expect(posted.status).toBeLessThan(500);
  }));

test('a page shows the game in a frame only if the operator names its origin', async () => {
  await serving(async (on) => {
    const { headers } = await get(on, '/');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });
  await serving(
    async (on) => {
      for (const path of ['/', '/r/K7QM', '/api/rulesets']) {
        const { headers } = await get(on, path);
        expect(headers.get('content-security-policy')).toContain(
          'frame-ancestors https://club.example https://b.example:8443;',
        );
        expect(headers.get('x-frame-options')).toBeNull();
      }
    },
    { env: { MOONRISE_EMBED_ORIGINS: 'https://club.example, https://b.example:8443/' } },
  );
});

test('with https, browsers are told to use only https', () =>
  serving(
    async (on) => {
      const { headers } = await get(on, '/');
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
      expect(headers.get('strict-transport-security')).toBe('max-age=15552000'); // without subdomains
    },
    { env: { PUBLIC_URL: 'https://wolf.example' } },
  ));

test.each(['/', '/r/K7QM', '/watch/K7QM', '/tv/K7QM', '/games/01ABC', '/guide', '/guide/classic', '/lab'])(
  '%s is the client’s page: without inline scripts, and not indexed',
  (path) =>
    serving(async (on) => {
      const { text, status, headers } = await get(on, path);
      expect(status).toBe(200);
      expect(text).toContain('<title>Moonrise</title>');
      expect(text).toContain(`content="${on.url}/og.png"`);
      expect(text).not.toMatch(/<script(?![^>]* src=)(?! type="application\/json")|style=|onclick/); // JSON is not run
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('cache-control')).toBe('no-cache');
    }),
);

test('client files with a hash in their name are cached for ever, others are revalidated', () =>
  serving(async (on) => {
    const { text } = await get(on, '/');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1];
    expect((await get(on, String(script))).headers.get('cache-control')).toContain('immutable');
    expect((await get(on, '/manifest.webmanifest')).headers.get('cache-control')).toBe('no-cache');
  }));

test('a script of the client names its source map, which is there and leads to our sources', () =>
  serving(async (on) => {
    const script = String(/src="(\/assets\/[^"]+\.js)"/.exec((await get(on, '/')).text)?.[1]);
    const map = (await get(on, script)).headers.get('sourcemap');
    expect(map).toBe(`${script}.map`);
    expect(JSON.parse((await get(on, String(map))).text).sources.join()).toContain('web/src/main.tsx');
  }));

test('requests above the rate limit are refused', () =>
  serving(
    async (on) => {
      const answers = await Promise.all(Array.from({ length: 120 }, () => get(on, '/api/openapi.json')));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(10);
      expect(refused[0]?.headers.get('retry-after')).toBe('1');
      expect((await get(on, '/healthz')).status).toBe(200);
    },
    { isLimited: true },
  ));

test('metrics have their own port and contain no player data', () =>
  serving(
    async (on) => {
      const table = await gather(on, { rules: 'classic', players: 4 });
      await deal(table);
      expect((await get(on, '/metrics')).status).toBe(404);
      const text = await (await fetch(`http://127.0.0.1:${on.server.metricsPort}/metrics`)).text();
      expect(text).toContain('moonrise_connections{kind="player"} 4');
      expect(text).toContain('moonrise_rooms 1');
      expect(text).toContain('moonrise_request_seconds_count{event="join_room",outcome="ok"} 3');
      for (const { id, name, token } of table.seats)
        for (const secret of [id, name, token, table.code]) expect(text).not.toContain(secret);
    },
    { env: { METRICS_PORT: '0' } },
  ));
