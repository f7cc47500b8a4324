import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noBus } from '../bus/bus.ts';
import { openPostgres, type SharedStore } from '../store/postgres/postgres.ts';
import { autopilot } from '../testing/autopilot.ts';
import type { Client } from '../testing/client.ts';
import { Nodes } from '../testing/nodes.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../testing/services/postgres.ts';
import { gather, must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';

const programs = postgresPrograms();
const TIMEOUT = 600_000; // ms
const quick = { countdown: 0, durations: { day: 8, voting: 5, night: 5 } };

const connected = (client: Client, name: string): unknown => {
  const players = client.last('room_updated')?.players as readonly { name: string; connected: boolean }[] | undefined;
  return players?.find((player) => player.name === name)?.connected;
};

describe.skipIf(programs === undefined)('several servers on one PostgreSQL', { timeout: TIMEOUT }, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(String(programs));
  }, TIMEOUT);
  afterAll(() => postgres.stop(), TIMEOUT);

  async function withNodes(
    work: (on: Nodes, store: SharedStore) => Promise<void>,
    settings: { readonly count?: number; readonly bus?: () => typeof noBus } = {},
  ): Promise<void> {
    const url = await postgres.database();
    const store = await openPostgres(url); // for the test itself
    const open = () => openPostgres(url);
    const on = await Nodes.start({ count: 2, ...settings, open, presence: (node) => store.presence(node) });
    try {
      await work(on, store);
    } finally {
      await on.stop();
      await store.close();
    }
  }

  test.each([
    ['moonrise', 6, quick],
    ['launch', 6, { countdown: 0, durations: { day: 12, night: 5, hunter_revenge: 3 } }],
    ['classic', 6, quick],
    ['aiwolf', 4, { countdown: 0, timeout: { action: 2_000 } }],
    ['one-night', 4, { countdown: 0, durations: { day: 12, night: 5, reveal: 2 } }],
  ])('%s: players on three nodes finish a game, and all see the same', (rules, players, options) =>
    withNodes(
      async (on, store) => {
        const table = await seatAndDeal(on, { rules, players, ai: 1, options });
        for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `nodes${i}` });
        await playOut(table);
        for (const { client } of table.seats) {
          expect(client.faults).toEqual([]);
          expect(client.frames.map(({ data }) => data.n)).toEqual(client.frames.map((_, i) => i + 1));
        }
        const ends = table.seats.map(({ client }) => JSON.stringify(client.last('game_ended')?.winners));
        expect(new Set(ends).size).toBe(1);
        expect(await store.games({ limit: 9 })).toHaveLength(1);
        const due = (await store.due(Number.MAX_SAFE_INTEGER)).map(({ stream }) => stream);
        expect(due.filter((stream) => stream.startsWith('game/'))).toEqual([]); // the room knows that its game is over
      },
      { count: 3 },
    ),
  );

  test('without Redis other nodes are polled every second, and a game can still be played', () =>
    withNodes(
      async (on) => {
        const table = await gather(on, { rules: 'classic', players: 4, options: quick });
        const [anna, bela] = table.seats as [TestSeat, TestSeat];
        must(await bela.client.ask('send_message', { text: 'is anyone there?' }));
        await on.pass(1_000);
        expect(anna.client.last('message')).toMatchObject({ text: 'is anyone there?' });
        must(await anna.client.ask('start_game', {}));
        for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `poll${i}` });
        await playOut(table);
        for (const { client } of table.seats) expect(client.faults).toEqual([]);
      },
      { bus: () => noBus },
    ));

  test('connects and disconnects on one node are seen on the other', () =>
    withNodes(async (on) => {
      const { seats } = await gather(on, { rules: 'classic', players: 2 });
      const [anna, bela] = seats as [TestSeat, TestSeat];
      await on.settled();
      expect(connected(anna.client, 'Bela')).toBe(true);
      expect(connected(bela.client, 'Anna')).toBe(true);
      await on.pass(5_000);
      expect(connected(bela.client, 'Anna')).toBe(true);
      anna.client.close();
      await on.pass(1_000);
      expect(connected(bela.client, 'Anna')).toBe(false);
      await anna.client.reconnect(on.at(1).url);
      must(await anna.client.ask('resume', { token: anna.token }));
      await on.pass(1_000);
      expect(connected(bela.client, 'Anna')).toBe(true);
    }));

  test('the newest connection has the seat, on any node, and the older one is told', () =>
    withNodes(async (on) => {
      const { seats } = await gather(on, { rules: 'classic', players: 2 });
      const [anna, bela] = seats as [TestSeat, TestSeat];
      for (const node of [1, 0, 1]) {
        const older = anna.client;
        const newer = await on.at(node).client();
        must(await newer.ask('resume', { token: anna.token }));
        await on.pass(1_000);
        Object.assign(anna, { client: newer });
        const isTold = older.all('you_are_out').some(({ reason }) => reason === 'replaced');
        expect(isTold).toBe(true);
        await on.pass(5_000);
        expect(newer.last('you_are_out')).toBeUndefined();
        must(await newer.ask('set_ready', { ready: node === 1 }));
        expect(connected(bela.client, 'Anna')).toBe(true);
      }
    }));

  test('a player kicked on one node is removed on the other within a second, even without Redis', () =>
    withNodes(
      async (on) => {
        const { seats } = await gather(on, { rules: 'classic', players: 2 });
        const [anna, bela] = seats as [TestSeat, TestSeat];
        must(await anna.client.ask('kick_player', { player_id: bela.id }));
        await on.pass(1_000);
        expect(bela.client.last('you_are_out')).toEqual({ reason: 'kicked' });
        const again = await on.at(1).client();
        expect(await again.ask('resume', { token: bela.token })).toMatchObject({ ok: false });
      },
      { bus: () => noBus },
    ));

  test('a host who is away is replaced by a player on another node', () =>
    withNodes(async (on) => {
      const { seats } = await gather(on, { rules: 'classic', players: 3 });
      const [anna, bela] = seats as [TestSeat, TestSeat];
      anna.client.close();
      await on.pass(32_000);
      expect(bela.client.last('room_updated')).toMatchObject({ host_id: bela.id });
      const news = bela.client.all('message').filter(({ key }) => key === 'host_moved');
      expect(news).toHaveLength(1);
    }));

  test('a bot takes the seat of an absent player once, and gives it back on any node', () =>
    withNodes(async (on, store) => {
      const table = await seatAndDeal(on, { rules: 'classic', players: 4, options: { durations: { day: 300 } } });
      const [, bela] = table.seats as [TestSeat, TestSeat];
      const changes = async () => {
        const [game] = (await store.awake()).filter(({ stream }) => stream.startsWith('game/'));
        const rows = await store.read(String(game?.stream));
        return rows
          .map(({ command }) => command as { type: string; to?: string })
          .filter(({ type }) => type === 'hand_over');
      };
      bela.client.close();
      await on.pass(63_000);
      expect(await changes()).toMatchObject([{ to: 'bot' }]);
      await bela.client.reconnect(on.at(0).url);
      must(await bela.client.ask('resume', { token: bela.token }));
      await on.pass(3_000);
      expect(await changes()).toMatchObject([{ to: 'bot' }, { to: 'player' }]);
    }));

  test('a game whose only node has stopped continues on another', () =>
    withNodes(async (on, store) => {
      const first = on.at(0);
      await seatAndDeal(first, { rules: 'classic', players: 4, ai: 2, options: quick });
      await first.server.close();
      while ((await store.games({ limit: 1 })).length === 0) await on.pass(1_000);
      const stream = `game/${(await store.games({ limit: 1 }))[0]?.game}`;
      const late = (await store.read(stream)).filter(({ at, deadline }, i, rows) => {
        const due = rows[i - 1]?.deadline;
        return deadline !== undefined && due != null && at > due + 2_000;
      });
      expect(late).toEqual([]);
    }));
});
