import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Port } from '@moonrise/bots/llm';
import { expect, test, vi } from 'vitest';
import { PromptLog } from '../../ai/prompt-log.ts';
import { readFolder } from '../../store/sqlite/read-folder.ts';
import { matchIn } from '../../testing/running-match.ts';
import { type Serving, serving } from '../../testing/serving.ts';
import { deal, gather, must, playOut } from '../../testing/table.ts';
import { adminEnv, TestModerator } from '../../testing/test-moderator.ts';

const on = (work: (on: Serving, admin: TestModerator) => Promise<void>) =>
  serving(async (on) => work(on, await TestModerator.signedIn(on)), { env: adminEnv });
const reason = 'A test';

test('rooms are listed with what everyone at the table knows', () =>
  on(async (on, admin) => {
    const table = await gather(on, { rules: 'classic', players: 6, options: { countdown: 0 } });
    const [lobby] = (await admin.ask('GET /rooms')).rooms;
    expect(lobby).toMatchObject({ code: table.code, status: 'lobby', rules: 'classic', ai_seats: 0, game: null });
    expect(lobby?.players.map(({ name, alive }) => [name, alive])).toContainEqual(['Anna', null]);
    await deal(table);
    const { rooms, total, next } = await admin.ask('GET /rooms');
    expect([total, next, rooms.length]).toEqual([1, null, 1]);
    expect(rooms[0]).toMatchObject({
      status: 'playing',
      spectators: 0,
      game: { phase: 'day', round: 1, is_paused: false },
    });
    expect(Object.keys(rooms[0]?.players[0] ?? {})).toEqual(['id', 'name', 'connected', 'alive', 'is_muted']);
    expect((await admin.ask('GET /rooms', { query: { code: 'ZZZZ' } })).rooms).toEqual([]);
  }));

test('rooms are listed with the names of their rules and phase in the language asked for', () =>
  on(async (on, admin) => {
    await deal(await gather(on, { rules: 'classic', players: 6, options: { countdown: 0 } }));
    const named = async (query: Record<string, string>) => {
      const [room] = (await admin.ask('GET /rooms', { query })).rooms;
      return [room?.rules, room?.rules_name, room?.game?.phase, room?.game?.phase_name];
    };
    expect(await named({})).toEqual(['classic', 'Classic', 'day', 'Day']);
    expect(await named({ lang: 'de' })).toEqual(['classic', 'Klassisch', 'day', 'Tag']);
    expect(await named({ lang: 'ja' })).toEqual(['classic', 'クラシック', 'day', '昼']);
    expect(await named({ lang: 'xx' })).toEqual(await named({}));
  }));

test('many rooms come in pages, each room once', () =>
  on(async (on, admin) => {
    for (let i = 0; i < 60; i++) must(await (await on.client()).ask('create_room', { name: 'Anna' }));
    const first = await admin.ask('GET /rooms');
    const second = await admin.ask('GET /rooms', { query: { after: String(first.next) } });
    expect([first.rooms.length, second.rooms.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.rooms, ...second.rooms].map(({ code }) => code)).size).toBe(60);
  }));

test('closing a room with a running game ends it without a result, and a restart does not bring it back', () =>
  on(async (on, admin) => {
    const table = await gather(on, { rules: 'classic', players: 6, options: { countdown: 0 } });
    await deal(table);
    await admin.ask('POST /rooms/:code/close', { params: { code: table.code }, payload: { reason } });
    await on.settled();
    for (const { client } of table.seats) {
      expect(client.last('you_are_out')).toEqual({ reason: 'closed', note: reason });
      expect(client.all('message')).toEqual([]); // nothing about an internal error
    }
    await on.restart(60_000);
    expect(await on.store.awake()).toEqual([]);
    expect(on.server.rooms.size).toBe(0);
  }));

test('in a running game a bot takes the seat of a removed player', () =>
  on(async (on, admin) => {
    const table = await gather(on, { rules: 'classic', players: 6, options: { countdown: 0 } });
    await deal(table);
    const [, { id, client }] = table.seats as [unknown, { id: string; client: (typeof table.seats)[0]['client'] }];
    const params = { code: table.code, id };
    await admin.ask('POST /rooms/:code/members/:id/remove', { params, payload: { reason } });
    await on.settled();
    expect(client.last('you_are_out')).toEqual({ reason: 'kicked' });
    const [room] = (await admin.ask('GET /rooms')).rooms;
    expect(room?.status).toBe('playing');
    expect(room?.players).toHaveLength(6);
  }));

test('a report is listed with the lines reported, handled with a ban, and stays in the list of done ones', () =>
  on(async (on, admin) => {
    const { code, seats } = await gather(on, { rules: 'classic', players: 3 });
    const [anna, bela] = seats as [(typeof seats)[0], (typeof seats)[0]];
    must(await bela.client.ask('send_message', { text: 'You are all idiots' }));
    must(await anna.client.ask('report_player', { player_id: bela.id, reason: 'abuse', text: 'He insults' }));
    const { reports, open } = await admin.ask('GET /reports');
    expect(open).toBe(1);
    expect(reports[0]).toMatchObject({
      number: 1,
      code,
      by: { name: 'Anna' },
      about: { name: 'Bela' },
      text: 'He insults',
      lines: [{ text: 'You are all idiots' }],
      withheld: 0,
      can_ban: ['seat'],
      state: 'open',
    });
    const payload = { action: 'ban', note: 'Insults', days: 3, by: ['seat'] } as const;
    const handled = await admin.ask('POST /reports/:number', {
      params: { number: 1 },
      payload: { ...payload, by: ['seat'] },
    });
    expect(handled.report).toMatchObject({
      state: 'done',
      handled: { action: 'ban', by: 'operator', note: 'Insults' },
    });
    expect(handled.bans).toMatchObject([{ by: 'seat', report: 1, name: 'Bela' }]);
    await vi.waitFor(() => expect(bela.client.socket.connected).toBe(false));
    expect((await admin.ask('GET /reports')).reports).toEqual([]);
    expect((await admin.ask('GET /reports', { query: { state: 'done' } })).reports).toHaveLength(1);
    await admin.ask('POST /reports/:number', { params: { number: 1 }, payload: { action: 'reopen', note: '' } });
    expect((await admin.ask('GET /reports')).open).toBe(1);
  }));

test('a report in a masked game tells a moderator neither who is behind the mask nor who is an AI seat, until it is over', () =>
  on(async (on, admin) => {
    const table = await gather(on, { rules: 'moonrise', players: 5, options: { chaos: true } });
    const [anna] = table.seats as [(typeof table.seats)[0]];
    for (const { client, name } of table.seats) must(await client.ask('send_message', { text: `I am ${name}` }));
    await deal(table, 2);
    const { players = [] } = (await admin.ask('GET /rooms')).rooms[0] ?? {};
    for (const { id } of players) await anna.client.ask('report_player', { player_id: id, reason: 'abuse' });
    const shown = async () => (await admin.ask('GET /reports')).reports;
    const during = await shown();
    expect(during.length).toBeGreaterThan(5);
    const seen = new Map(players.map(({ id, name }) => [id, name]));
    for (const { about, is_ai, can_ban, lines } of during) {
      expect([seen.get(about.id), is_ai, can_ban.length, lines]).toEqual([about.name, false, 3, []]);
    }
    await playOut(table);
    const after = await shown();
    expect(after.filter(({ is_ai }) => is_ai)).toHaveLength(2);
    expect(after.some(({ about }) => about.name === 'Bela')).toBe(true);
  }));

test('an announcement reaches everyone in a room; a planned restart is also told to people who come later', () =>
  on(async (on, admin) => {
    const { code, seats } = await gather(on, { rules: 'classic', players: 2 });
    await admin.ask('POST /announce', { payload: { text: 'Tournament at eight!' } });
    await on.settled();
    expect(seats[0]?.client.last('message')).toMatchObject({
      kind: 'system',
      key: 'announcement',
      text: 'Tournament at eight!',
    });
    const restartAt = on.clock.now() + 600_000;
    await admin.ask('POST /announce', { payload: { restart_at: restartAt } });
    await on.settled();
    expect(seats[1]?.client.last('message')).toMatchObject({ key: 'restart_planned', restart_at: restartAt });
    const late = await on.client();
    must(await late.ask('join_room', { code, name: 'Carl' }));
    await on.settled();
    expect(late.last('message')).toMatchObject({ key: 'restart_planned', restart_at: restartAt });
    await admin.ask('DELETE /announce');
    await on.settled();
    expect(late.last('message')).toMatchObject({ key: 'restart_cancelled' });
    for (const { client } of seats) expect(client.faults).toEqual([]);
    expect(await admin.refusal('POST /announce', { payload: { restart_at: on.clock.now() - 1 } })).toBe('malformed');
  }));

test('figures have one step per minute for a day, with percentiles of the acknowledgements', () =>
  on(async (on, admin) => {
    await gather(on, { rules: 'classic', players: 3 });
    await on.pass(180_000);
    await vi.waitFor(async () => {
      const { at, series } = await admin.ask('GET /figures');
      expect(at).toHaveLength(3);
      expect(series.connections).toEqual([3, 3, 3]);
      expect(series.requests[0]).toBe(6);
      expect(series.ack_p99_ms[0]).toBeGreaterThanOrEqual(series.ack_p50_ms[0] ?? Number.NaN);
      expect(series.ack_p50_ms[1]).toBeNull();
    });
    expect((await admin.ask('GET /figures', { query: { hours: 0.01 } })).at).toHaveLength(1);
  }));

test('limits are shown with their hits', () =>
  serving(
    async (on) => {
      const admin = await TestModerator.signedIn(on);
      const client = await on.client();
      must(await client.ask('create_room', { name: 'Anna' }));
      for (let i = 0; i < 5; i++) await client.ask('send_message', { text: `line ${i}${'abcdefg'[i]}` });
      const { limits, hits } = await admin.ask('GET /limits');
      expect(limits.find(({ name }) => name === 'chat_burst')).toMatchObject({ value: 2, default: 5 });
      expect(hits.find(({ limit }) => limit === 'chat')?.hits).toBeGreaterThan(0);
    },
    { env: { ...adminEnv, MOONRISE_LIMIT_CHAT_BURST: '2' }, isLimited: true },
  ));

test('a backup is made while games run, private, and can be read', () =>
  on(async (on, admin) => {
    await gather(on, { rules: 'classic', players: 2 });
    expect((await admin.ask('POST /backups')).backup).toMatchObject({ state: 'running' });
    let name = '';
    await vi.waitFor(async () => {
      const { backups } = await admin.ask('GET /backups');
      expect(backups).toMatchObject([{ state: 'done' }]);
      name = backups[0]?.name ?? '';
    });
    const path = join(on.folder, 'backups', name);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(existsSync(path)).toBe(true);
    expect(readdirSync(join(on.folder, 'backups'))).toEqual([name]);
  }));

test('every mutation is in the audit log with who, what and why, and no route removes it', () =>
  on(async (on, admin) => {
    const { code, seats } = await gather(on, { rules: 'classic', players: 2 });
    const params = { code, id: seats[1]?.id ?? '' };
    await admin.ask('POST /rooms/:code/members/:id/mute', { params, payload: { reason: 'flood', minutes: 5 } });
    const key = '203.0.113.0/24';
    const made = await admin.ask('POST /bans', {
      payload: { kind: 'ban', by: 'network', key, days: null, reason: 'spam' },
    });
    await admin.ask('DELETE /bans/:id', { params: { id: made.bans[0]!.id }, payload: { reason: 'wrong' } });
    await admin.ask('POST /rooms/:code/close', { params: { code }, payload: { reason: 'bad name' } });
    await admin.ask('DELETE /session');
    await admin.signIn();
    const { entries } = await admin.ask('GET /audit');
    expect(entries.reverse().map(({ who, what, about, why }) => [who.name, what, about, why])).toEqual([
      ['operator', 'signed_in', 'token', ''],
      ['operator', 'mute', 'Bela', 'flood'],
      ['operator', 'ban', `network ${key}`, 'spam'],
      ['operator', 'lift', `ban of ${key}`, 'wrong'],
      ['operator', 'close_room', `room ${code}`, 'bad name'],
      ['operator', 'signed_out', 'token', ''],
      ['operator', 'signed_in', 'token', ''],
    ]);
    expect(await readFolder(on.folder, 'audit')).toHaveLength(7);
  }));

test('the audit log says of a game that cannot be pinned that it failed', () =>
  on(async (_, admin) => {
    const payload = { game_id: '01M7H8TZ8WNEGKJNYV8WH593YD', pinned: true };
    expect(await admin.refusal('POST /storage/pin', { payload })).toBe('unknown_game');
    expect((await admin.ask('GET /audit')).entries.map(({ what }) => what)).toEqual(['pin_failed', 'pin', 'signed_in']);
  }));

test('an effect that cannot be stored does not happen, and the audit log says that it failed', async () => {
  let isBroken = false;
  await serving(
    async (on) => {
      const admin = await TestModerator.signedIn(on);
      isBroken = true;
      const payload = { kind: 'ban', by: 'network', key: '203.0.113.9', days: 1, reason } as const;
      expect(await admin.refusal('POST /bans', { payload })).toBe('unavailable');
      isBroken = false;
      expect((await admin.ask('GET /bans')).total).toBe(0);
      expect((await admin.ask('GET /audit')).entries.map(({ what }) => what)).toEqual([
        'ban_failed',
        'ban',
        'signed_in',
      ]);
    },
    {
      env: adminEnv,
      wrap: (store) =>
        Object.assign(Object.create(store), {
          append: (...args: Parameters<typeof store.append>) =>
            isBroken && JSON.stringify(args[0]).includes('"moderation"')
              ? Promise.reject(new Error('no space left'))
              : store.append(...args),
        }),
    },
  );
});

test.each([
  ['0.0.0.0/0', 'malformed'],
  ['10.0.0.0/8', 'malformed'],
  ['2001:db8::/32', 'malformed'],
  ['nonsense', 'malformed'],
  ['203.0.113.0/24', 'ok'],
  ['2001:db8:1::/48', 'ok'],
])('a ban of the network %s is answered %s', (key, code) =>
  on(async (_, admin) => {
    expect(await admin.refusal('POST /bans', { payload: { kind: 'ban', by: 'network', key, days: 1, reason } })).toBe(
      code,
    );
  }),
);

test('what models were told is shown of finished games only, and to admins only', () =>
  on(async (on, admin) => {
    const table = await gather(on, { rules: 'classic', players: 6, options: { countdown: 0 } });
    await deal(table);
    const match = await matchIn(on, table.code);
    const log = new PromptLog(on.store, on.clock, match.id);
    const port: Port = { complete: async () => ({ text: 'raw answer', end: 'stop', usage: null }) };
    const kept = log.keeping(
      port,
      3,
      'haiku',
      () => '1.day.1',
      (error) => expect(error).toBeUndefined(),
    );
    const request = { system: ['RULES', 'SEAT'], messages: [{ from: 'table', text: 'TURN' }] } as const;
    const { signal } = new AbortController();
    for (let i = 0; i < 25; i++) await kept.complete({ ...request, schema: {}, maxOutputTokens: 1 }, signal);
    const params = { id: match.id };
    expect(await admin.refusal('GET /games/:id/prompts', { params })).toBe('unknown_game');
    await playOut(table);
    await on.settled();
    const { calls, total } = await admin.ask('GET /games/:id/prompts', { params, query: { after: '20' } });
    expect([calls.length, total]).toEqual([5, 25]);
    expect(calls[0]).toMatchObject({
      ...{ seat: 3, phase_id: '1.day.1', model: 'haiku', answer: 'raw answer' },
      ...{ system: 'RULES\n\nSEAT', messages: ['TURN'] },
    });
    const answer = await fetch(`${on.url}/api/games/${match.id}`);
    expect(await answer.text()).not.toMatch(/raw answer|SEAT|TURN/);
  }));
