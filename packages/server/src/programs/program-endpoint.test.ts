import { expect, test } from 'vitest';
import { noBus } from '../bus/bus.ts';
import type { Buckets } from '../nodes/buckets.ts';
import { localPresence } from '../nodes/local-presence.ts';
import type { Store } from '../store/store.ts';
import { Activity, type Client } from '../testing/client.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { knock, plainPort } from '../testing/programs/plain-port.ts';
import { type Serving, type ServingOptions, serving } from '../testing/serving.ts';
import { must } from '../testing/table.ts';
import { adminEnv, TestModerator } from '../testing/test-moderator.ts';

const open = (work: (on: Serving) => Promise<void>, wishes: ServingOptions = {}) =>
  serving(work, { ...wishes, programs: plainPort });

/** A room under the contest's rules whose AI seats are these. */
async function room(on: Serving, seats: readonly string[] = ['program']): Promise<{ anna: Client; path: string }> {
  const anna = await on.client();
  const { code } = must(await anna.ask('create_room', { name: 'Anna', rules: 'aiwolf' }));
  must(await anna.ask('set_options', { ai_seats: seats }));
  return { anna, path: `/aiwolf/${code}` };
}
const shown = (client: Client) =>
  client.last('room_updated') as {
    readonly ai_kinds: readonly string[];
    readonly ai_seats: readonly string[];
    readonly status: string;
    readonly programs?: { readonly path: string; readonly waiting: readonly string[] };
    readonly cannot_start_why?: object;
  };

async function connects(on: Serving, path: string, name: string) {
  const knocked = await knock(on, path);
  expect(knocked.error).toBeUndefined();
  knocked.socket.send(name);
  await on.settled();
  return knocked.socket;
}

test('the lobby shows where programs connect, and the connected ones', () =>
  open(async (on) => {
    const { anna, path } = await room(on, ['program', 'standard', 'program']);
    expect(shown(anna).programs).toEqual({ path, waiting: [] });
    const otters = await connects(on, path, 'otters1');
    await connects(on, path, 'badgers');
    expect(shown(anna).programs?.waiting).toEqual(['otters1', 'badgers']);
    otters.close();
    await expect.poll(() => shown(anna).programs?.waiting).toEqual(['badgers']);
    expect(anna.faults).toEqual([]);
  }));

test('a refused connection gets the reason and the matching status', () =>
  open(async (on) => {
    const { anna, path } = await room(on);
    const refusal = async (to = path, how = {}) => {
      const { status, error } = await knock(on, to, how);
      expect(error?.message).toMatch(/^[A-Z].*\.$/);
      return [status, error?.code];
    };
    expect(await refusal('/aiwolf/ZZZZ')).toEqual([404, 'unknown_room']);
    expect(await refusal(path, { origin: 'http://elsewhere.example' })).toEqual([403, 'bad_origin']);
    await connects(on, path, 'otters1');
    expect(await refusal()).toEqual([409, 'room_full']);
    must(await anna.ask('set_options', { ai_seats: ['program', 'program'] }));
    must(await anna.ask('set_lock', { locked: true }));
    expect(await refusal()).toEqual([403, 'room_locked']);
    must(await anna.ask('set_lock', { locked: false }));
    must(await anna.ask('set_password', { password: 'full moon' }));
    expect(await refusal()).toEqual([403, 'wrong_password']);
    expect((await knock(on, path, { token: 'full moon' })).status).toBe(101);
    expect((await knock(on, `${path}?token=full%20moon`)).status).toBe(101);
    must(await anna.ask('set_password', { password: null }));
    must(await anna.ask('set_options', { ai_seats: ['standard'] }));
    expect(await refusal()).toEqual([409, 'room_full']);
    const other = must(await (await on.client()).ask('create_room', { name: 'Bela', rules: 'classic' }));
    expect(await refusal(`/aiwolf/${other.code}`)).toEqual([409, 'room_full']);
    must(await anna.ask('start_game', { ai_count: 4 }));
    await on.pass(10_000);
    expect(await refusal()).toEqual([409, 'game_running']);
  }));

test('a server that shuts down accepts no programs and closes waiting ones', () =>
  open(async (on) => {
    const { path } = await room(on, ['program', 'program']);
    const waiting = await connects(on, path, 'otters1');
    const gone = new Promise((resolve) => waiting.on('close', resolve));
    await Promise.all([on.server.drain(), gone.then((code) => expect(code).toBe(1001))]);
    expect(await knock(on, path)).toMatchObject({ status: 503, error: { code: 'closing' } });
  }));

test('other rule sets have no seats for programs', () =>
  open(async (on) => {
    const { anna, path } = await room(on, ['program', 'hard']);
    expect(shown(anna).ai_kinds).toContain('program');
    const otters = await connects(on, path, 'otters1');
    const gone = new Promise((resolve) => otters.on('close', resolve));
    must(await anna.ask('set_options', { rules: 'classic' }));
    expect(shown(anna)).toMatchObject({ ai_seats: ['standard', 'hard'] });
    expect(shown(anna).ai_kinds).not.toContain('program');
    expect(shown(anna).programs).toBeUndefined();
    expect(await gone).toBe(1008);
    const refused = await anna.ask('set_options', { ai_seats: ['program'] });
    expect(refused.error).toMatchObject({ code: 'bad_option', message: expect.stringContaining('“program”') });
  }));

test('closing a program seat disconnects the last program', () =>
  open(async (on) => {
    const { anna, path } = await room(on, ['program', 'program']);
    await connects(on, path, 'otters1');
    const last = await connects(on, path, 'badgers2');
    const gone = new Promise((resolve) => last.on('close', resolve));
    must(await anna.ask('set_options', { ai_seats: ['program', 'easy'] }));
    expect(shown(anna).programs?.waiting).toEqual(['otters1']);
    expect(await gone).toBe(1008);
  }));

test('the game waits for its programs; one that disconnects during the countdown is replaced by a bot', () =>
  open(async (on) => {
    const { anna, path } = await room(on, ['program', 'standard', 'standard', 'program']);
    const otters = await connects(on, path, 'otters1');
    expect(shown(anna).cannot_start_why).toEqual({ code: 'programs_missing', n: 1 });
    expect((await anna.ask('start_game', {})).error?.code).toBe('cannot_start');
    const badgers = await connects(on, path, 'badgers2');
    expect(shown(anna).cannot_start_why).toBeUndefined();
    must(await anna.ask('start_game', {}));
    otters.terminate();
    await expect.poll(() => shown(anna).programs?.waiting).toEqual(['badgers2']);
    await on.pass(10_000);
    expect(shown(anna).status).toBe('playing');
    const live = await on.server.rooms.byCode(path.slice('/aiwolf/'.length));
    const kinds = live?.state.game?.begin.sitters.map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['program', 'standard', 'standard', 'standard', undefined]);
    expect(badgers.readyState).toBe(badgers.OPEN);
  }));

test('a server without an adapter for programs offers none', () =>
  serving(async (on) => {
    const anna = await on.client();
    must(await anna.ask('create_room', { name: 'Anna', rules: 'aiwolf' }));
    expect(shown(anna).ai_kinds).not.toContain('program');
    expect((await anna.ask('set_options', { ai_seats: ['program'] })).error?.code).toBe('bad_option');
  }));

test('limits that an address used up on other nodes apply to programs too', () => {
  const taken: string[] = [];
  let [isFull, isAway] = [false, false];
  const buckets: Buckets = {
    take: async ([bucket]) => {
      taken.push(bucket?.key.split('/')[0] ?? '');
      return { ok: true };
    },
    ask: async () => (isFull ? { ok: false, retryAfter: 7 } : { ok: true }),
    close: async () => {},
  };
  const clock = new ManualClock();
  const cluster = () => ({ node: 'here', bus: noBus, presence: localPresence(clock)('here'), buckets });
  const shared = { clock, activity: new Activity(), cluster };
  const wrap = (store: Store): Store =>
    Object.assign(Object.create(store) as Store, {
      roomByCode: async (code: string) => (isAway ? Promise.reject(new Error('away')) : store.roomByCode(code)),
    });
  return open(
    async (on) => {
      expect((await knock(on, '/aiwolf/ZZZZ')).status).toBe(404);
      expect(taken.splice(0)).toEqual(['joins', 'wrongCodes', 'wrongCodesInAttack', 'allWrongCodes']);
      isAway = true;
      expect((await knock(on, '/aiwolf/ZZZZ')).error?.code).toBe('unavailable');
      expect(taken).toEqual(['joins']); // it is unknown whether the code is wrong
      isFull = true;
      expect((await knock(on, '/aiwolf/ZZZZ')).error).toMatchObject({ code: 'rate_limited', retry_after: 7 });
    },
    { isLimited: true, shared, wrap },
  );
});

test('malformed paths do no harm', () =>
  open(async (on) => {
    const { anna } = await room(on);
    for (const path of ['//', '/aiwolf', '/aiwolf/', '/aiwolf/%FF', '/aiwolf/AAAA/x', '/moonrise/AAAA'])
      expect(await knock(on, path)).toMatchObject({ status: 404 });
    must(await anna.ask('set_ready', { ready: true }));
    expect(on.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  }));

test('a removed person cannot come back to the room as a program', () =>
  open(
    async (on) => {
      const { anna, path } = await room(on);
      const bela = await on.client('203.0.113.9');
      const { player_id } = must(await bela.ask('join_room', { code: path.split('/')[2], name: 'Bela' }));
      must(await anna.ask('kick_player', { player_id }));
      expect((await knock(on, path, { from: '203.0.113.9' })).error?.code).toBe('removed_from_room');
      expect((await knock(on, path, { from: '203.0.113.10' })).status).toBe(101);
    },
    { isLimited: true, env: { TRUST_PROXY: 'loopback' } },
  ));

test('a program is disconnected when its network is banned, and others stay', () =>
  open(
    async (on) => {
      const { anna, path } = await room(on, ['program', 'program']);
      const [banned, other] = [
        await knock(on, path, { from: '203.0.113.9' }),
        await knock(on, path, { from: '198.51.100.7' }),
      ];
      for (const [name, { socket }] of Object.entries({ otters1: banned, badgers: other })) socket.send(name);
      await expect.poll(() => shown(anna).programs?.waiting).toHaveLength(2);
      const closed = new Promise((resolve) => banned.socket.once('close', resolve));
      const admin = await TestModerator.signedIn(on);
      const payload = { kind: 'ban', by: 'network', key: '203.0.113.9/32', days: 1, reason: 'A flood' } as const;
      await admin.ask('POST /bans', { payload });
      expect(await closed).toBe(1008);
      await expect.poll(() => shown(anna).programs?.waiting).toEqual(['badgers']);
    },
    { isLimited: true, env: { ...adminEnv, TRUST_PROXY: 'loopback' } },
  ));
