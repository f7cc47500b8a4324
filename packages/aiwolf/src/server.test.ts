import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGameFile, verify } from '@moonrise/record';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { makeToken } from './agents/token.ts';
import { TokenList } from './agents/token-list.ts';
import { opened, served, team, until } from './testing/served.ts';

const quick = 'server: { timeout: { action: 1s, response: 2s, acceptable: 1s } }';

test.each([5, 9, 13])('a team of %i kit agents plays a whole game, and it is logged', (n) =>
  served({ config: `game: { agent_count: ${n} }` }, async ({ url, folder, server, troubles, json }) => {
    const scenes = await team(url, n);
    for (const { packet, info } of scenes) {
      expect(packet.request).toBe('FINISH');
      expect(Object.keys(info.role_map)).toHaveLength(n);
    }
    await until(() => server.contest.running.size === 0);
    const files = readdirSync(join(folder, 'game_logger'));
    const chain = readFileSync(join(folder, 'game_logger', files.find((file) => file.endsWith('.json')) ?? ''), 'utf8');
    const read = readGameFile(chain);
    expect(read.ok && verify(read.file)).toMatchObject({ ok: true });
    const { games } = await json('/api/v1/games');
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ id: scenes[0]?.info.game_id, finished: true });
    expect(Object.keys(games[0].status_by_agent)).toEqual(scenes.map((_, seat) => String(seat + 1)));
    expect(troubles).toEqual([]);
  }),
);

test('free speech over sockets', () =>
  served({ config: 'game: { max_day: 1, talk: { duration: 400ms } }' }, async ({ url }) => {
    const scenes = await team(url, 5);
    expect(scenes).toHaveLength(5);
  }));

test('bots fill the remaining seats', () =>
  served({ bots: 4 }, async ({ url, server }) => {
    const [scene] = await team(url, 1);
    expect(Object.keys(scene?.info.role_map ?? {})).toHaveLength(5);
    await until(() => server.contest.finished.length === 1);
    expect(server.contest.finished[0]?.sitters.filter(({ team: of }) => of === 'moonrise-bot')).toHaveLength(4);
  }));

test('two teams wait separately; the status says how many agents are missing', () =>
  served({}, async ({ url, get, server }) => {
    const [one, two] = [await opened(url, { name: 'alpha1\n' }), await opened(url, { name: 'beta1' })];
    await until(() => server.contest.room.size === 2);
    expect(await (await get('/api/v1/status')).json()).toEqual({
      rules: 'aiwolf',
      waiting: { alpha: ['alpha1'], beta: ['beta1'] },
      obstacle: 'A team needs 5 connections to play against itself: alpha has 1, beta has 1.',
      why: { kind: 'own', seats: 5, waiting: { alpha: 1, beta: 1 } },
      running: [],
      played: 0,
      insight: 'public',
      house: { team: 'moonrise-bot', bots: 0 },
      is_spoken: false,
      takes_token: false,
    });
    one.socket.terminate();
    await until(() => server.contest.room.size === 1);
    two.socket.close();
  }));

const SECRET = 'a secret';
const authentication = { config: 'server: { authentication: { enable: true } }', environment: { SECRET_KEY: SECRET } };
const player = (name: string, secret = SECRET) => makeToken({ role: 'PLAYER', team: name }, secret);
const receiver = makeToken({ role: 'RECEIVER' }, SECRET);
const timed = (more: object) => makeToken({ role: 'PLAYER', team: 'raw', ...more }, SECRET);

test.each([
  ['in the header', { headers: { authorization: `Bearer ${player('raw')}` } }, '', ''],
  ['in the address', {}, `?token=${player('raw')}`, ''],
  ['none', {}, '', 'it sent no token, and this contest needs one.'],
  ['of another team', {}, `?token=${player('other')}`, 'its token is for another team ("other").'],
  ['with another secret', {}, `?token=${player('raw', 'x')}`, 'the signature of its token is wrong: '],
  ['of a spectator', {}, `?token=${receiver}`, 'its token has the wrong role: '],
  ['that is over', {}, `?token=${timed({ exp: 1 })}`, 'its token has expired; make a new one.'],
  ['of tomorrow', {}, `?token=${timed({ nbf: 9_999_999_999 })}`, 'its token is not valid yet.'],
  ['cut in half', {}, `?token=${player('raw').slice(0, 50)}`, 'its token is malformed: '],
])('a token %s', (_, options, query, reason) =>
  served(authentication, async ({ url, server, refused }) => {
    const { socket, closed } = await opened(`${url}${query}`, options);
    const messages: unknown[] = [];
    socket.on('message', (data) => messages.push(String(data)));
    if (reason === '') return until(() => server.contest.room.size === 1);
    expect(await closed).toBe(1008);
    expect(messages).toEqual([]);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toContain(`Refused "raw1" of team "raw" from 127.0.0.1: ${reason}`);
    for (const part of query.slice('?token='.length).split('.').filter(Boolean)) expect(refused[0]).not.toContain(part);
  }),
);

test('a revoked token is refused at once by a running server, and the log says so', () =>
  served(authentication, async ({ url, get, folder, refused }) => {
    const list = new TokenList(join(folder, 'tokens.jsonl'), (error) => expect.fail(String(error)));
    const [mine, viewer] = [{ role: 'PLAYER', team: 'raw' } as const, { role: 'RECEIVER' } as const].map((one) =>
      list.make(one, SECRET, Date.now()),
    );
    const first = await opened(`${url}?token=${mine}`);
    expect((await get(`/api/v1/status?token=${viewer}`)).status).toBe(200);
    for (const { id } of list.all) list.revoke(id, Date.now());
    const second = await opened(`${url}?token=${mine}`, { name: 'raw2' });
    expect(await second.closed).toBe(1008);
    expect((await get(`/api/v1/status?token=${viewer}`)).status).toBe(401);
    expect(refused).toEqual([
      'Refused "raw2" of team "raw" from 127.0.0.1: its token was revoked.',
      'Refused a connection from 127.0.0.1: its token was revoked.',
    ]);
    first.socket.close();
  }));

test('spectators need a token if authentication is on', () =>
  served(authentication, async ({ get }) => {
    for (const path of ['/realtime/games.json', '/api/v1/games', '/api/v1/teams', '/api/v1/games/x/events']) {
      expect((await get(path)).status, path).toBe(401);
      expect((await get(`${path}?token=${player('raw')}`)).status, path).toBe(401);
      expect((await get(path, { authorization: `Bearer ${receiver}` })).status, path).not.toBe(401);
    }
    expect((await get('/api/v1/healthz')).status).toBe(200);
    expect((await get('/api/v1/ruleset')).status).toBe(200);
  }));

test.each([
  ['without tokens no roles', '', { config: 'game: { max_day: 3 }' }, false],
  ['with viewer.show_roles_live everyone sees roles', '', { config: 'viewer: { show_roles_live: true }' }, true],
  ['the organiser sees roles', `?token=${receiver}`, authentication, true],
])('while a game runs: %s', (_, query, options, hasRoles) =>
  served(options, async ({ url, get, json }) => {
    const token = options === authentication ? `?token=${player('kit')}` : '';
    let seen: { stream: string; games: string; events: string } | undefined;
    const look = async () => {
      if (seen) return 'Over';
      seen = { stream: '', games: '', events: '' };
      const [game] = await json(`/realtime/games.json${query}`);
      const stream = await (await get(`/realtime/${encodeURIComponent(game.filename)}.jsonl${query}`)).text();
      const games = await (await get(`/api/v1/games/${game.id}${query}`)).text();
      const response = await get(`/api/v1/games/${game.id}/events${query}`);
      const reader = response.body?.getReader();
      const events = new TextDecoder().decode((await reader?.read())?.value);
      await reader?.cancel();
      seen = { stream, games, events };
      return 'Over';
    };
    await team(`${url}${token}`, 5, { TALK: look });
    const { stream = '', games = '', events = '' } = seen ?? {};
    expect(stream).toContain('開始');
    expect(events).toMatch(/^event: broadcast\ndata: \{"id"/);
    for (const text of [stream, games, events]) expect(text.includes('WEREWOLF')).toBe(hasRoles);
  }),
);

test('the endpoints of the API', () =>
  served({ config: 'team_health: { enable: true }' }, async ({ get, json, url, server }) => {
    expect(await (await get('/api/v1/healthz')).json()).toEqual({ status: 'ok', version: '0' });
    expect(await (await get('/api/v1/readyz')).json()).toEqual({ status: 'ready' });
    expect(await (await get('/api/v1/ruleset')).json()).toMatchObject({ agent_count: 5, self_match: true });
    await team(url, 5);
    await until(() => server.contest.running.size === 0);
    const { teams, ...beside } = await json('/api/v1/teams');
    expect(teams).toMatchObject([{ team: 'kit', games: 1, active_games: 0 }]);
    expect(beside).toEqual({}); // without a schedule there is no progress
    expect(await json('/api/v1/teams/kit')).toEqual(teams[0]);
    expect((await get('/api/v1/teams/nobody')).status).toBe(404);
    expect((await get('/api/v1/games/nothing')).status).toBe(404);
    expect((await get('/realtime/..%2f..%2fpackage.jsonl')).status).toBe(404);
    expect((await get('/nothing')).status).toBe(404);
    const plain = await get('/ws');
    expect(plain.status).toBe(400);
    expect(plain.headers.get('access-control-allow-origin')).toBe('*');
    const options = await fetch(url.replace('ws:', 'http:'), { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('access-control-allow-headers')).toContain('Ngrok-Skip-Browser-Warning');
    const finished = server.contest.finished[0]?.filename ?? '';
    expect((await (await get(`/realtime/${finished}.jsonl`)).text()).split('\n').length).toBeGreaterThan(10);
  }));

test('HEAD answers like GET without a body; the API is read-only', () =>
  served({}, async ({ url, get }) => {
    const base = url.replace('ws:', 'http:').replace('/ws', '');
    const alike = ({ status, headers }: Response) => [
      status,
      headers.get('content-type'),
      headers.get('cache-control'),
    ];
    for (const path of [
      '/contest',
      '/contest/some-game',
      '/replay',
      '/api/v1/standings',
      '/api/v1/games.csv',
      '/nothing',
    ]) {
      const head = await fetch(`${base}${path}`, { method: 'HEAD' });
      expect(alike(head)).toEqual(alike(await get(path)));
      expect(await head.text()).toBe('');
    }
    expect((await fetch(`${base}/contest`, { method: 'POST' })).status).toBe(405);
  }));

test('HEAD on the event stream of a running game answers at once', () =>
  served({}, async ({ url, json }) => {
    let answered: number | undefined;
    const look = async () => {
      const [id] = (await json('/api/v1/status')).running;
      const address = `${url.replace('ws:', 'http:').replace('/ws', '')}/api/v1/games/${id}/events`;
      const head = await fetch(address, { method: 'HEAD' });
      await head.text();
      answered = head.status;
      return 'Over';
    };
    await team(url, 5, { TALK: () => (answered === undefined ? look() : 'Over') });
    expect(answered).toBe(200);
  }));

test('while the server drains, no agent is admitted and running games finish', () =>
  served({}, async ({ url, server, get, refused }) => {
    let drained: Promise<void> | undefined;
    const game = team(url, 5, {
      TALK: () => {
        drained ??= server.drain();
        return 'Over';
      },
    });
    await game;
    await drained;
    expect(server.contest.played).toBe(1);
    expect((await get('/api/v1/readyz')).status).toBe(503);
    const status = await new Promise((resolve) => {
      new WebSocket(url).on('error', (error) => resolve(error.message));
    });
    expect(status).toBe('Unexpected server response: 503');
    expect(refused).toEqual(['Refused a connection from 127.0.0.1: the server is shutting down.']);
  }));

test('T84 an agent that does not send its name is disconnected, however long the response timeout', () =>
  served({ config: 'server: { timeout: { response: 10m }, limits: { name: 200ms } }' }, async ({ url, refused }) => {
    const { closed } = await opened(url, { name: null });
    expect(await closed).toBe(1008);
    expect(refused).toEqual(['Refused a connection from 127.0.0.1: it did not send its name in time.']);
  }));

const houseNames = ['moonrise-bot3', 'Moonrise-Bot3', 'ｍoonrise-bot3', 'moonrise-bot 3'];
test.each(['', '123', 'a,b', 'x'.repeat(61), 'a\tb', ...houseNames])('%j is refused as a name', (name) =>
  served({}, async ({ url, refused }) => {
    const { closed } = await opened(url, { name });
    expect(await closed).toBe(1008);
    expect(refused[0]).toContain(
      houseNames.includes(name) ? 'belongs to the built-in players' : 'its name is malformed',
    );
    expect(refused[0]).not.toContain('\t');
  }),
);

/** Four kit agents, and one that misbehaves. */
const besides = (url: string, bad: (socket: WebSocket, request: string) => void) =>
  Promise.all([
    team(url, 4),
    opened(url, { name: 'kit9' }).then(({ socket, closed }) => {
      socket.on('error', () => {});
      socket.on('message', (data) => bad(socket, JSON.parse(String(data)).request));
      return closed;
    }),
  ]);
const ASKING = ['TALK', 'WHISPER', 'VOTE', 'DIVINE', 'GUARD', 'ATTACK'];

test.each<[string, (socket: WebSocket, request: string) => void]>([
  ['answers in bytes', (socket, request) => ASKING.includes(request) && socket.send(Buffer.from('Over'))],
  ['answers 10 MB', (socket, request) => request === 'TALK' && socket.send('x'.repeat(10_000_000))],
  ['vanishes', (socket, request) => request === 'TALK' && socket.terminate()],
  ['closes in order', (socket, request) => request === 'TALK' && socket.close(1000)],
  ['never answers', () => {}],
  [
    'breaks the protocol',
    (socket, request) => request === 'TALK' && void tcpOf(socket).write('garbage\r\n'.repeat(100)),
  ],
])('an agent that %s does not keep the others from finishing the game', (_, bad) =>
  served({ config: quick }, async ({ url, troubles, server }) => {
    const [scenes] = await besides(url, bad);
    expect(scenes.map(({ packet }) => packet.request)).toEqual(Array(4).fill('FINISH'));
    await until(() => server.contest.running.size === 0);
    expect(server.contest.finished[0]?.winner).not.toBe('NONE');
    expect(troubles).toEqual([]);
  }),
);
const tcpOf = (socket: WebSocket) => (socket as unknown as { _socket: { write(text: string): void } })._socket;
