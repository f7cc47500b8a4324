import { createHash } from 'node:crypto';
import { io } from 'socket.io-client';
import { expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import type { Client } from '../testing/client.ts';
import { type Serving, type ServingOptions, serving } from '../testing/serving.ts';
import { must } from '../testing/table.ts';
import { adminEnv, TestModerator } from '../testing/test-moderator.ts';

const options: ServingOptions = { isLimited: true, env: { ...adminEnv, TRUST_PROXY: 'loopback' } };
const TROLL = '203.0.113.9';
const PROFILE = 'p'.repeat(43);
const reason = 'Insults in two rooms';

interface Table {
  readonly on: Serving;
  readonly admin: TestModerator;
  readonly host: Client;
  readonly troll: Client;
  readonly code: string;
  readonly id: string;
  readonly token: string;
}
/** A room with a host and a troll, and a moderator. */
async function withTroll(work: (table: Table) => Promise<void>): Promise<void> {
  await serving(async (on) => {
    const host = await on.client('198.51.100.1');
    const { code } = must(await host.ask('create_room', { name: 'Anna' }));
    const troll = await on.client(TROLL);
    const seat = must(await troll.ask('join_room', { code, name: 'Bo', profile: PROFILE }));
    const admin = await TestModerator.signedIn(on);
    await work({ on, admin, host, troll, code: String(code), id: String(seat.player_id), token: String(seat.token) });
  }, options);
}
const banned = { ok: false, error: { code: 'banned', why: reason } };
const ban = ({ admin, code, id }: Table, by?: ('profile' | 'seat' | 'network')[], days: number | null = 7) =>
  admin.ask('POST /rooms/:code/members/:id/ban', {
    params: { code, id },
    payload: { reason, days, ...(by && { by }) },
  });

test('a banned profile cannot watch either, and a spectator with it is sent away at once', async () => {
  await withTroll(async (table) => {
    const { on, code } = table;
    const watcher = await on.client('203.0.113.77');
    must(await watcher.ask('spectate_room', { code, profile: PROFILE }));
    await ban(table, ['profile']);
    await vi.waitFor(() => expect(watcher.socket.connected).toBe(false));
    const again = await on.client('203.0.113.78');
    expect(await again.ask('spectate_room', { code, profile: PROFILE })).toMatchObject(banned);
    must(await again.ask('spectate_room', { code }));
  });
});

test('a ban by several keys is counted once', () =>
  withTroll(async (table) => {
    const { bans } = await ban(table);
    expect(bans).toHaveLength(2);
    expect((await table.admin.ask('GET /bans')).total).toBe(1);
    expect((await table.admin.ask('GET /overview')).bans_active).toBe(1);
  }));

test('a banned player loses the connection at once and is told until when and why', async () => {
  await withTroll(async (table) => {
    const { on, troll, host } = table;
    const { bans } = await ban(table);
    expect(bans.map(({ by, key }) => `${by} ${by === 'network' ? key : key.length}`)).toEqual([
      'profile 64',
      'seat 64', // not the network: others share it
    ]);
    await vi.waitFor(() => expect(troll.socket.connected).toBe(false));
    expect(troll.last('you_are_out')).toEqual({
      reason: 'banned',
      note: reason,
      until: on.clock.now() + 7 * 86_400_000,
    });
    await vi.waitFor(() => expect(host.last('room_updated')?.players).toHaveLength(1));
    expect(host.socket.connected).toBe(true);
  });
});

test('a decision about a report does not ban or mute the network unless it says so', async () => {
  await withTroll(async ({ admin, host, id }) => {
    must(await host.ask('report_player', { player_id: id, reason: 'abuse' }));
    expect((await admin.ask('GET /reports')).reports[0]?.can_ban).toContain('network');
    for (const action of ['mute', 'ban'] as const) {
      const payload = { action, note: reason, days: 1 };
      const { bans } = await admin.ask('POST /reports/:number', { params: { number: 1 }, payload });
      expect(bans.map(({ by }) => by).toSorted()).toEqual(['profile', 'seat']);
    }
  });
});

test('a banned player cannot come back under another name, in another room, by the token or as a spectator', async () => {
  await withTroll(async (table) => {
    const { on, code, token } = table;
    await ban(table, ['profile', 'seat']);
    const again = await on.client(TROLL);
    expect(await again.ask('join_room', { code, name: 'Nice', profile: PROFILE })).toMatchObject(banned);
    expect(await again.ask('create_room', { name: 'Nice', profile: PROFILE })).toMatchObject(banned);
    expect(await again.ask('resume', { token })).toMatchObject({ ok: false });
    expect(await again.ask('join_room', { code, name: 'Nice' })).toMatchObject({ ok: true }); // nothing tells who this is
  });
});

test('a banned network cannot connect, and hears why in the handshake', async () => {
  await withTroll(async (table) => {
    await ban(table, ['network']);
    const refusal = await new Promise((resolve) => {
      const socket = io(table.on.url, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders: { 'x-forwarded-for': TROLL },
      });
      socket.on('connect_error', (error) => resolve((error as { data?: unknown }).data));
    });
    expect(refusal).toMatchObject({ code: 'banned', why: reason, message: expect.stringContaining('until') });
    await expect(table.on.client('198.51.100.7')).resolves.toBeDefined();
  });
});

test('a seat token that is banned cannot be resumed, also if the seat still exists', async () => {
  await withTroll(async (table) => {
    const { on, admin, troll, id, token } = table;
    troll.close();
    const { bans } = await ban(table, ['seat']);
    expect(bans).toHaveLength(1);
    const again = await on.client('198.51.100.77');
    expect(await again.ask('resume', { token })).toMatchObject(banned);
    await admin.ask('DELETE /bans/:id', { params: { id: bans[0]!.id }, payload: { reason: 'A mistake' } });
    expect(await again.ask('resume', { token })).toMatchObject({ ok: true, player_id: id });
  });
});

test('a ban holds after a restart and ends with its term', async () => {
  await withTroll(async (table) => {
    const { on } = table;
    await ban(table, ['profile'], 0.01);
    await on.restart(1_000);
    const again = await on.client(TROLL);
    expect(await again.ask('create_room', { name: 'Nice', profile: PROFILE })).toMatchObject(banned);
    await on.pass(864_000);
    const later = await on.client(TROLL);
    expect(await later.ask('create_room', { name: 'Nice', profile: PROFILE })).toMatchObject({ ok: true });
  });
});

test('a muted player stays in the room and cannot write, under any name', async () => {
  await withTroll(async (table) => {
    const { admin, troll, host, code, id } = table;
    must(await troll.ask('send_message', { text: 'before' }));
    await admin.ask('POST /rooms/:code/members/:id/mute', { params: { code, id }, payload: { reason, minutes: 60 } });
    expect(await troll.ask('rename', { name: 'You lie' })).toMatchObject({ error: { code: 'muted', why: reason } });
    must(await host.ask('rename', { player_id: id, name: 'Nice' }));
    expect(await troll.ask('send_message', { text: 'after' })).toMatchObject({
      ok: false,
      error: { code: 'muted', why: reason },
    });
    must(await host.ask('send_message', { text: 'peace' }));
    await table.on.settled();
    expect(host.all('message').map(({ text }) => text)).toEqual(['before', 'peace']);
    const { rooms } = await admin.ask('GET /rooms');
    expect(rooms[0]?.players.map(({ name, is_muted }) => [name, is_muted])).toEqual([
      ['Anna', false],
      ['Nice', true],
    ]);
  });
});

test('a player who is removed by a moderator leaves the room for good, and the others stay', async () => {
  await withTroll(async ({ on, admin, troll, host, code, id }) => {
    await admin.ask('POST /rooms/:code/members/:id/remove', { params: { code, id }, payload: { reason } });
    await on.settled();
    expect(troll.last('you_are_out')).toEqual({ reason: 'kicked' });
    expect(host.last('room_updated')?.players).toHaveLength(1);
    expect(await troll.ask('join_room', { code, name: 'Nice' })).toMatchObject({
      error: { code: 'removed_from_room' },
    });
  });
});

test('the players of a room that a moderator closes are told why', async () => {
  await withTroll(async ({ on, admin, troll, host, code }) => {
    await admin.ask('POST /rooms/:code/close', { params: { code }, payload: { reason } });
    await on.settled();
    for (const client of [troll, host]) expect(client.last('you_are_out')).toEqual({ reason: 'closed', note: reason });
    expect(await host.ask('join_room', { code, name: 'Anna' })).toMatchObject({ error: { code: 'unknown_room' } });
    expect((await admin.ask('GET /rooms')).total).toBe(0);
  });
});

test('a ban of a profile holds for its seat, also if the player sends another profile with the token', async () => {
  await withTroll(async (table) => {
    const { on, troll, code, token } = table;
    troll.close();
    await on.settled();
    await ban(table, ['profile']);
    const again = await on.client('203.0.113.10');
    const wish = { code, name: 'Bo', token, profile: 'q'.repeat(43) };
    expect(await again.ask('join_room', wish)).toMatchObject(banned);
    expect(await again.ask('create_room', wish)).toMatchObject({ ok: false });
  });
});

test('a mute of a profile counts in every room where the player sits, also after a reconnect', async () => {
  await withTroll(async ({ on, admin, code, id }) => {
    const other = must(await (await on.client('198.51.100.2')).ask('create_room', { name: 'Cy' }));
    const second = await on.client(TROLL);
    const { token } = must(await second.ask('join_room', { code: other.code, name: 'Bo', profile: PROFILE }));
    await second.reconnect();
    must(await second.ask('resume', { token }));
    const payload = { reason, minutes: null };
    await admin.ask('POST /rooms/:code/members/:id/mute', { params: { code, id }, payload });
    await on.settled();
    expect(await second.ask('send_message', { text: 'Hello' })).toMatchObject({ error: { code: 'muted' } });
    expect(await second.ask('rename', { name: 'You all lie' })).toMatchObject({ error: { code: 'muted' } });
  });
});

test('a ban counts for all connections, also if the profile of one cannot be looked up', async () => {
  let isBroken = false;
  const wrap = (store: Store): Store => {
    const profilesOf = (players: readonly string[]) => {
      if (isBroken) throw new Error('the disk is slow');
      return store.history.profilesOf(players);
    };
    const history = new Proxy(store.history, {
      get: (kept, name) => {
        const found: unknown = name === 'profilesOf' ? profilesOf : Reflect.get(kept, name);
        return typeof found === 'function' ? found.bind(kept) : found;
      },
    });
    return new Proxy(store, {
      get: (kept, name) => {
        const found: unknown = name === 'history' ? history : Reflect.get(kept, name);
        return typeof found === 'function' ? found.bind(kept) : found;
      },
    });
  };
  await serving(
    async (on) => {
      const host = await on.client('198.51.100.1');
      const { code, token } = must(await host.ask('create_room', { name: 'Anna' }));
      await host.reconnect();
      must(await host.ask('resume', { token }));
      const troll = await on.client(TROLL);
      must(await troll.ask('join_room', { code, name: 'Bo', profile: PROFILE }));
      const admin = await TestModerator.signedIn(on);
      isBroken = true;
      const key = createHash('sha256').update(PROFILE).digest('hex');
      await admin.ask('POST /bans', { payload: { kind: 'ban', by: 'profile', key, days: 1, reason } });
      await vi.waitFor(() => expect(troll.socket.connected).toBe(false));
    },
    { ...options, wrap },
  );
});
