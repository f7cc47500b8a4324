import { expect, test } from 'vitest';
import { autopilot } from '../testing/autopilot.ts';
import { rowOf } from '../testing/contract/store/rows.ts';
import { matchIn } from '../testing/running-match.ts';
import { type Serving, serving } from '../testing/serving.ts';
import { gather, must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';

const LONG = 'x'.repeat(400);
const talk = async ({ client }: Pick<TestSeat, 'client'>, most = 200): Promise<string | undefined> => {
  for (let i = 0; i < most; i++) {
    const { ok, error } = await client.ask('send_message', { text: `${i} ${LONG}` });
    if (!ok) return error?.code;
  }
  return undefined;
};
const limits = {
  away_seconds: 1e6,
  unseated_seconds: 1e6,
  room_burst: 1e3,
  rooms_per_second: 1e3,
  rooms_per_address: 1e3,
};
const options = { isLimited: true, limits: { ...limits, chat_burst: 1e6, action_burst: 1e6, overload_lag_ms: 1e9 } };

test('a room at its quota takes no more chat or players, and its game is still played to the end', () =>
  serving(
    async (on) => {
      const table = await gather(on, { rules: 'classic', players: 4 });
      const [anna, bela] = table.seats as [TestSeat, TestSeat];
      must(await anna.client.ask('start_game'));
      expect(await talk(anna)).toBe('limit_reached');
      expect((await bela.client.ask('set_ready', { ready: false })).error?.message).toContain('open a new room');
      await on.pass(10_000);
      expect((await matchIn(on, table.code)).isOver).toBe(false);
      for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `q${i}` });
      await playOut(table);
      must(await bela.client.ask('leave_room'));
    },
    { env: { MOONRISE_QUOTA_ROOM_MB: '0.03' } },
  ));

test('a game at its quota loses its chat and second thoughts, but no act and no vote', () =>
  serving(
    async (on) => {
      const table = await seatAndDeal(on, { rules: 'classic', players: 4 });
      const [anna, bela] = table.seats as [TestSeat, TestSeat];
      expect(await talk(anna)).toBe('limit_reached');
      must(await anna.client.ask('start_vote'));
      const vote = (target: TestSeat) => anna.client.ask('submit_vote', { target_id: target.id });
      must(await vote(bela));
      expect((await vote(table.seats[2] as TestSeat)).error).toMatchObject({
        code: 'limit_reached',
        message: expect.stringContaining('first choice'),
      });
      for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `q${i}` });
      await playOut(table);
    },
    { env: { MOONRISE_QUOTA_GAME_MB: '0.02' } },
  ));

const from = (on: Serving, address: string) => on.client(address);
const behindProxy = { TRUST_PROXY: 'loopback' };

test('an address at its quota: its oldest games go first; then it is refused, and others are not', () =>
  serving(
    async (on) => {
      const host = await from(on, '203.0.113.7');
      const { code } = must(await host.ask('create_room', { name: 'Anna', rules: 'classic' }));
      must(await host.ask('set_ready', { ready: true }));
      const games: string[] = [];
      const start = () => host.ask('start_game', { ai_count: 5 });
      let started = await start();
      for (; started.ok && games.length < 20; started = await start()) {
        await on.pass(10_000);
        games.push((await matchIn(on, String(code))).id);
        autopilot(host, { seed: 'h' });
        await playOut({ on, code: String(code), seats: [{ client: host } as TestSeat] });
        host.got.length = 0;
        must(await host.ask('return_to_lobby'));
        must(await host.ask('set_ready', { ready: true }));
        await on.pass(61_000); // sizes are measured once a minute
      }
      expect(started.error?.code).toBe('limit_reached');
      expect(games.length).toBeGreaterThan(1);
      const second = await from(on, '203.0.113.7');
      expect((await second.ask('create_room', { name: 'Anna' })).error).toMatchObject({
        code: 'limit_reached',
        message: expect.stringContaining('your network'),
      });
      must(await (await from(on, '203.0.113.8')).ask('create_room', { name: 'Bela' }));

      const last = `game/${games.at(-1)}`; // more than the room itself, so that a game has to go
      await on.store.append(rowOf(last, (await on.store.head(last)) + 1, { command: 'x'.repeat(20_000) }));
      must(await host.ask('leave_room'));
      await on.pass(301_000); // the room closes: its games may go now
      await on.pass(61_000);
      must(await second.ask('create_room', { name: 'Anna' }));
      expect(await on.store.head(`game/${games[0]}`)).toBe(0);
      expect(await on.store.head(last)).toBeGreaterThan(0);
    },
    { ...options, env: { ...behindProxy, MOONRISE_QUOTA_ADDRESS_MB: '0.08' } },
  ));

test('addresses are stored as hashes whose secret is gone after two months', () =>
  serving(async (on) => {
    const { storage } = on.server;
    const owner = await storage.ownerFor('203.0.113.7');
    expect(await storage.ownerFor('203.0.113.7')).toBe(owner);
    expect(await storage.ownerFor('203.0.113.8')).not.toBe(owner);
    expect(owner).not.toContain('203');
    on.clock.skip(70 * 86_400_000);
    await storage.sweep();
    on.clock.skip(-70 * 86_400_000);
    expect(await storage.ownerFor('203.0.113.7')).not.toBe(owner);
  }, options));
