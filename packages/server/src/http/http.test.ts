import { httpRoutes } from '@moonrise/protocol';
import { expect, test } from 'vitest';
import { exportGame } from '../store/game-file/transfer.ts';
import { verify } from '../store/game-file/verify.ts';
import { autopilot } from '../testing/autopilot.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { deal, gather, must, playOut, type Seat } from '../testing/table.ts';

const get = async (on: Serving, path: string) => {
  const answer = await fetch(`${on.url}${path}`);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined };
};
const schemaOf = (path: keyof typeof httpRoutes) => httpRoutes[path].answer as { parse(value: unknown): unknown };

test('it says that it is alive, and ready', () =>
  serving(async (on) => {
    expect(await get(on, '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await get(on, '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  }));

test('the rule sets are listed as described', () =>
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

test('a lobby is found by its code, as typed', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'classic', players: 4 });
    const typed = `${table.code.slice(0, 2)}-${table.code.slice(2)}`.toLowerCase();
    const { body } = await get(on, `/api/rooms/${typed}`);
    expect(schemaOf('/api/rooms/{code}').parse(body)).toEqual({ code: table.code, rules: 'classic', players: 4 });
    await deal(table);
    expect(await get(on, `/api/rooms/${table.code}`)).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown_room' } },
    });
  }));

test('a game is not there while it runs, for anybody; then all of it is, and it can be verified', () =>
  serving(async (on) => {
    const table = await gather(on, { rules: 'moonrise', players: 7, options: { chaos: true } });
    const [anna] = table.seats as [Seat];
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
    for (const { id: lobbyId, token } of table.seats) {
      expect(text).not.toContain(lobbyId);
      expect(text).not.toContain(token);
    }
    const file = await exportGame(on.store, id);
    expect(file && verify(file)).toMatchObject({ ok: true });
    must(await anna.client.ask('return_to_lobby'));
    expect((await get(on, `/api/games/${id}`)).status).toBe(200);
  }));

test('what is not there is refused in the same words everywhere', () =>
  serving(async (on) => {
    for (const path of ['/nope', '/api/nope', '/api/games/../../etc/passwd', '/.git/config', '/api/games/%00'])
      expect(await get(on, path)).toMatchObject({
        body: { error: { code: expect.any(String), message: expect.any(String) } },
      });
    const posted = await fetch(`${on.url}/api/rulesets`, { method: 'POST', body: 'x'.repeat(100_000) });
    expect(posted.status).toBeGreaterThanOrEqual(400);
    expect(posted.status).toBeLessThan(500);
  }));

test('every answer has the headers of a careful server; those for https only where there is https', () =>
  serving(async (on) => {
    for (const path of ['/', '/api/rulesets', '/healthz', '/nope']) {
      const { headers } = await get(on, path);
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  }));

test('over https browsers are told to stay there', () =>
  serving(
    async (on) => {
      const { headers } = await get(on, '/');
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
      expect(headers.get('strict-transport-security')).toContain('max-age=');
    },
    { env: { PUBLIC_URL: 'https://wolf.example' } },
  ));

test('the page that stands in for the client has no script', () =>
  serving(async (on) => {
    const { text, status } = await get(on, '/');
    expect(status).toBe(200);
    expect(text).toContain('<h1>Moonrise</h1>');
    expect(text).not.toMatch(/<script|style=|onclick/);
    expect((await get(on, '/landing.css')).status).toBe(200);
  }));

test('requests come no faster than the limit', () =>
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

test('the figures are on a port of their own, and tell nobody and nothing', () =>
  serving(
    async (on) => {
      const table = await gather(on, { rules: 'classic', players: 4 });
      await deal(table);
      expect((await get(on, '/metrics')).status).toBe(404);
      const text = await (await fetch('http://127.0.0.1:39471/metrics')).text();
      expect(text).toContain('moonrise_connections 4');
      expect(text).toContain('moonrise_rooms 1');
      expect(text).toContain('moonrise_request_seconds_count{event="join_room",outcome="ok"} 3');
      for (const { id, name, token } of table.seats)
        for (const secret of [id, name, token, table.code]) expect(text).not.toContain(secret);
    },
    { env: { METRICS_PORT: '39471' } },
  ));
