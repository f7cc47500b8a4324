import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeToken } from '../agents/token.ts';
import { opened, type Served, served, team, until } from '../testing/served.ts';

const finished = async ({ server }: Served, games = 1) =>
  until(() => server.contest.running.size === 0 && server.contest.finished.length === games);
const packetsIn = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, line = '']) => JSON.parse(line) as { idx: number; event: string });

test('a finished game is in standings, results and exports', () =>
  served({}, async (on) => {
    expect(await on.json('/api/v1/standings')).toMatchObject({ games: 0, teams: [], schedule: null });
    expect(await on.json('/api/v1/games.json')).toEqual([]);
    await team(on.url, 5, {}, '=otters');
    await finished(on);
    const { games, roles, teams } = await on.json('/api/v1/standings');
    expect([games, [...roles].sort()]).toEqual([1, ['POSSESSED', 'SEER', 'VILLAGER', 'WEREWOLF']]);
    expect(teams).toMatchObject([{ team: '=otters', games: 5, errors: { failed: 0, dropped: 0 } }]);
    expect(teams[0].figures.missed_vote.of).toBeGreaterThan(0);
    const { games: results } = await on.json('/api/v1/results');
    expect(results).toMatchObject([{ finished: true, agents: [{ team_name: '=otters' }, {}, {}, {}, {}] }]);
    expect(await on.json('/api/v1/games.json')).toMatchObject([{ id: results[0].id, agents: [{}, {}, {}, {}, {}] }]);
    const csv = await on.get('/api/v1/games.csv');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = await csv.text();
    expect(text.trimEnd().split('\r\n')).toHaveLength(6);
    expect(text).toContain(`"'=otters"`);
    expect(await (await on.get('/api/v1/standings.csv')).text()).toContain(`"'=otters",5,`);
  }));

test('after a restart the server has the standings and shows earlier games', () =>
  served({}, async (on) => {
    await team(on.url, 5);
    await finished(on);
    const before = await on.json('/api/v1/standings');
    const [{ id }] = (await on.json('/api/v1/results')).games;
    const shown = await on.json(`/api/v1/games/${id}`);
    await on.server.close();
    await served({ folder: on.folder }, async (again) => {
      expect(await again.json('/api/v1/standings')).toEqual(before);
      expect(await again.json(`/api/v1/games/${id}`)).toEqual(shown);
      const packets = packetsIn(await (await again.get(`/api/v1/games/${id}/events?after=0`)).text());
      expect(packets.map(({ event }) => event)).toEqual(expect.arrayContaining(['開始', 'トーク', '投票', '終了']));
      await team(again.url, 5);
      await finished(again);
      expect(await again.json('/api/v1/standings')).toMatchObject({ games: 2 });
    });
  }));

test('results of an older version, without figures, count with the figures of their logs', () =>
  served({}, async (on) => {
    await team(on.url, 5);
    await finished(on);
    const before = await on.json('/api/v1/standings');
    await on.server.close();
    const path = join(on.folder, 'game_logger', 'results.jsonl');
    const { log, ...game } = JSON.parse(readFileSync(path, 'utf8'));
    const agents = game.agents.map(({ figures, ...seat }: { figures: object }) => seat);
    writeFileSync(path, `${JSON.stringify({ ...game, agents })}\n`);
    await served({ folder: on.folder }, async (again) => expect(await again.json('/api/v1/standings')).toEqual(before));
  }));

test('events start with the newest packet, or with the missed ones', () =>
  served({}, async (on) => {
    let seen: { all: number[]; some: number[]; newest: number[] } | undefined;
    const first = async (path: string) => {
      const reader = (await on.get(path)).body?.getReader();
      const { value } = (await reader?.read()) ?? {};
      await reader?.cancel();
      return packetsIn(new TextDecoder().decode(value)).map(({ idx }) => idx);
    };
    let asked = 0;
    const look = async () => {
      if (++asked !== 8) return 'Hello.';
      const [id] = (await on.json('/api/v1/status')).running;
      const events = `/api/v1/games/${id}/events`;
      seen = {
        all: await first(`${events}?after=0`),
        some: await first(`${events}?after=3`),
        newest: await first(events),
      };
      return 'Hello.';
    };
    await team(on.url, 5, { TALK: look });
    expect(seen?.all[0]).toBe(1);
    expect(seen?.some[0]).toBe(4);
    expect(seen?.newest[0]).toBeGreaterThan(7);
    await finished(on);
    const [{ id }] = (await on.json('/api/v1/results')).games;
    const after = packetsIn(await (await on.get(`/api/v1/games/${id}/events?after=0`)).text());
    expect(after.map(({ idx }) => idx)).toEqual(after.map((_, i) => i + 1));
    expect(packetsIn(await (await on.get(`/api/v1/games/${id}/events`)).text())).toHaveLength(1);
    expect((await on.get('/api/v1/games/01JZ8Q4M7T3V5X9K2B6C8D0EFG/events?after=0')).status).toBe(404);
  }));

const SECRET = 'a secret';
const receiver = { authorization: `Bearer ${makeToken({ role: 'RECEIVER' }, SECRET)}` };

test('an open contest with a secret: anyone watches, the organisers see roles', () =>
  served({ environment: { SECRET_KEY: SECRET } }, async (on) => {
    expect(await on.json('/api/v1/status')).toMatchObject({ insight: 'public', takes_token: true });
    const asOrganiser = await (await on.get('/api/v1/status', receiver)).json();
    expect(asOrganiser).toMatchObject({ insight: 'full' });
    const wrong = { authorization: `Bearer ${makeToken({ role: 'RECEIVER' }, 'other')}` };
    expect((await on.get('/api/v1/status', wrong)).status).toBe(401);
    let seen: string[] = [];
    const look = async () => {
      if (seen.length > 0) return 'Over';
      seen = ['asked'];
      const all = (headers = {}) => on.get('/api/v1/games', headers).then((answer) => answer.text());
      seen = [await all(), await all(receiver)];
      return 'Over';
    };
    await team(on.url, 5, { TALK: look });
    expect(seen.map((text) => text.includes('WEREWOLF'))).toEqual([false, true]);
  }));

test('with authentication, standings and exports need a token too', () =>
  served(
    { config: 'server: { authentication: { enable: true } }', environment: { SECRET_KEY: SECRET } },
    async ({ get }) => {
      for (const path of ['status', 'standings', 'standings.csv', 'results', 'games.csv', 'games.json']) {
        expect((await get(`/api/v1/${path}`)).status, path).toBe(401);
        expect((await get(`/api/v1/${path}`, receiver)).status, path).toBe(200);
      }
      expect((await get('/contest')).status).toBe(200); // the page asks for the token
    },
  ));

test('the page has the security headers of the game server, and its home link leads to the contest', () =>
  served({}, async ({ get, json, url }) => {
    const page = await get('/contest');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get('/contest/01JZ8Q4M7T3V5X9K2B6C8D0EFG')).status).toBe(200);
    const home = await fetch(url.replace('ws:', 'http:').replace('/ws', '/'), { redirect: 'manual' });
    expect([home.status, home.headers.get('location')]).toEqual([302, '/contest']);
    expect((await json('/api/rulesets?lang=ja')).rulesets.length).toBeGreaterThan(3);
    expect((await json('/api/rulesets/aiwolf?options=%7B%22max_day%22%3A3%7D')).id).toBe('aiwolf'); // for the replay
    expect((await get('/api/rulesets/chess')).status).toBe(404);
    expect((await get('/pictures.svg')).headers.get('content-type')).toContain('image/svg+xml');
    for (const path of ['/r/ABCD', '/api/games/x', '/..%2f..%2fpackage.json', '/assets/none.js'])
      expect((await get(path)).status, path).toBe(404);
  }));

test('the status says why no game starts, for programs', () =>
  served({ config: 'matching: { self_match: false }' }, async ({ url, json, server }) => {
    await opened(url, { name: 'alpha1' });
    await until(() => server.contest.room.size === 1);
    expect((await json('/api/v1/status')).why).toEqual({
      ...{ kind: 'teams', seats: 5, present: ['alpha'], playing: [] },
    });
  }));

test.each(['/%zz', '/%00', `/contest/${'a'.repeat(9_000)}`])('%.20s is refused in the form of all refusals', (path) =>
  served({}, async (on) => {
    const answer = await on.get(path);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
  }),
);

test('a team whose name cannot be decoded is unknown', () =>
  served({ config: 'team_health: { enable: true }' }, async (on) => {
    expect((await on.get('/api/v1/teams/%F0%9F')).status).toBe(404);
  }));
