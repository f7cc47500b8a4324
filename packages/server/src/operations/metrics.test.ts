import { clientEvents, errors, plainKinds } from '@moonrise/protocol';
import { expect, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { holdGuards, rateGuards } from '../limits/guards.ts';
import { localPresence } from '../nodes/local-presence.ts';
import type { Store } from '../store/store.ts';
import { rowsOf } from '../testing/contract/store/rows.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Nodes } from '../testing/nodes.ts';
import { samplesIn, scrape, total } from '../testing/scrape.ts';
import { serving } from '../testing/serving.ts';
import { Disk, diskStore } from '../testing/simulator/disk.ts';
import { deal, gather, must, playOut, seatAndDeal, type TestSeat } from '../testing/table.ts';
import { measuredStore } from './measured-store.ts';
import { Metrics } from './metrics.ts';
import { commitHere, version } from './version.ts';

const env = { METRICS_PORT: '0' };

test('acknowledgements and deliveries are timed in buckets that show a 99th percentile', () =>
  serving(
    async (on) => {
      const table = await seatAndDeal(on, { rules: 'classic', players: 4 });
      const before = await scrape(on);
      expect(total(before, 'moonrise_request_seconds_count', { event: 'join_room', outcome: 'ok' })).toBe(3);
      const sent = total(before, 'moonrise_delivery_seconds_count', { node: 'this' }) ?? 0;
      const [anna] = table.seats as [TestSeat];
      must(await anna.client.ask('send_message', { text: 'hello' }));
      await on.settled();
      const after = await scrape(on);
      expect((total(after, 'moonrise_delivery_seconds_count', { node: 'this' }) ?? 0) - sent).toBe(4);
      for (const name of ['moonrise_request_seconds', 'moonrise_delivery_seconds', 'moonrise_store_seconds']) {
        const bounds = new Set(after.filter((one) => one.name === `${name}_bucket`).map(({ labels }) => labels.le));
        expect([...bounds].length).toBeGreaterThan(12);
      }
    },
    { env },
  ));

test('a timed store reads what it is asked for, and no more', async () => {
  const disk = new Disk();
  const store = measuredStore(
    diskStore(disk, async (ask) => ask()),
    { store: () => {} },
  );
  const rows = rowsOf('game/a', 5);
  await store.append(rows);
  expect(await store.read('game/a', 1, 2)).toEqual(rows.slice(1, 3));
});

test('a resumed story does not count as a delivery', () =>
  serving(
    async (on) => {
      const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4 });
      const [, bela] = seats as [TestSeat, TestSeat];
      const sent = total(await scrape(on), 'moonrise_delivery_seconds_count');
      await bela.client.reconnect();
      must(await bela.client.ask('resume', { token: bela.token }));
      await on.settled();
      const after = await scrape(on);
      expect(total(after, 'moonrise_delivery_seconds_count')).toBe(sent);
      expect(total(after, 'moonrise_request_seconds_count', { event: 'resume', outcome: 'ok' })).toBe(1);
    },
    { env },
  ));

test('connections are counted by kind, games by the light of their phase', () =>
  serving(
    async (on) => {
      const table = await gather(on, { rules: 'classic', players: 4 });
      must(await (await on.client()).ask('spectate_room', { code: table.code }));
      must(await (await on.client()).ask('spectate_room', { code: table.code, display: true }));
      await on.client();
      const connections = async (kind: string) => total(await scrape(on), 'moonrise_connections', { kind });
      expect(await Promise.all(['player', 'spectator', 'display', 'unseated', 'program'].map(connections))).toEqual([
        4, 1, 1, 1, 0,
      ]);
      await deal(table);
      expect(total(await scrape(on), 'moonrise_games', { light: 'day' })).toBe(1);
      expect(total(await scrape(on), 'moonrise_games')).toBe(1);
    },
    { env },
  ));

test('thinking is timed by the kind of player', () =>
  serving(
    async (on) => {
      await playOut(await seatAndDeal(on, { rules: 'classic', players: 2, ai: 4 }));
      expect(total(await scrape(on), 'moonrise_think_seconds_count', { player: 'standard' })).toBeGreaterThan(4);
    },
    { env },
  ));

test('the store is timed, games are overdue while it fails, and their phases end late', async () => {
  let isFailing = false;
  const failing = (store: Store): Store =>
    Object.assign(Object.create(store) as Store, {
      append: (...args: Parameters<Store['append']>) =>
        isFailing ? Promise.reject(new Error('no space left')) : store.append(...args),
    });
  await serving(
    async (on) => {
      await seatAndDeal(on, { rules: 'classic', players: 4, options: { durations: { day: 10 } } });
      expect(total(await scrape(on), 'moonrise_games_overdue')).toBe(0);
      isFailing = true;
      await on.pass(60_000);
      const during = await scrape(on);
      expect(total(during, 'moonrise_games_overdue')).toBe(1);
      expect(total(during, 'moonrise_store_up')).toBe(1);
      expect(total(during, 'moonrise_store_seconds_count', { operation: 'append', outcome: 'failed' })).toBeGreaterThan(
        0,
      );
      expect(
        total(during, 'moonrise_store_seconds_count', { operation: 'append', outcome: 'appended' }),
      ).toBeGreaterThan(4);
      isFailing = false;
      await on.pass(90_000);
      const after = await scrape(on);
      expect(total(after, 'moonrise_games_overdue')).toBe(0);
      expect(total(during, 'moonrise_phase_late_seconds_count')).toBe(0);
      expect(total(after, 'moonrise_phase_late_seconds_count')).toBeGreaterThan(0);
      expect(total(after, 'moonrise_phase_late_seconds_sum')).toBeGreaterThan(40); // of a phase that should have ended in the outage
    },
    { env, wrap: failing },
  );
});

test('a store that does not answer is down, and the metrics still come', async () => {
  let isStuck = false;
  const stuck = (store: Store): Store =>
    Object.assign(Object.create(store) as Store, {
      due: (before: number) => (isStuck ? new Promise(() => {}) : store.due(before)),
    });
  await serving(
    async (on) => {
      expect(total(await scrape(on), 'moonrise_store_up')).toBe(1);
      isStuck = true;
      const samples = await scrape(on);
      expect(total(samples, 'moonrise_store_up')).toBe(0);
      expect(total(samples, 'moonrise_games_overdue')).toBeNaN();
    },
    { env, wrap: stuck },
  );
});

test('a stopping server says that it drains', () =>
  serving(
    async (on) => {
      expect(total(await scrape(on), 'moonrise_draining')).toBe(0);
      await on.server.drain();
      expect(total(await scrape(on), 'moonrise_draining')).toBe(1);
    },
    { env },
  ));

test('refusals on a server are counted by limit, and what is stored by kind', () =>
  serving(
    async (on) => {
      const { client } = (await gather(on, { rules: 'classic', players: 1 })).seats[0] as TestSeat;
      let refusals = 0;
      for (let tries = 0; tries < 4; tries++)
        refusals += Number(!(await client.ask('send_message', { text: `${tries}` })).ok);
      await on.pass(61_000); // what is stored is measured once a minute
      const samples = await scrape(on);
      expect(refusals).toBeGreaterThan(0);
      expect(total(samples, 'moonrise_limit_hits_total', { limit: 'chat' })).toBe(refusals);
      const stored = async () => total(await scrape(on), 'moonrise_storage_bytes', { kind: 'rooms' });
      await expect.poll(stored).toBeGreaterThan(0);
      expect(total(samples, 'moonrise_disk_free_bytes')).toBeGreaterThan(0);
      expect(total(samples, 'moonrise_storage_full')).toBe(0);
    },
    { env, limits: { chat_burst: 1, chat_per_second: 0.001 } },
  ));

test('without Redis nothing is said about it', () =>
  serving(
    async (on) => {
      expect(total(await scrape(on), 'moonrise_redis_up')).toBeUndefined();
    },
    { env },
  ));

test('rows and hints of another node count as such, and Redis is up or down', async () => {
  const disk = new Disk();
  const state = { isUp: true };
  const join = localBus();
  const on = await Nodes.start({
    count: 2,
    env,
    open: async () => diskStore(disk, async (ask) => ask()),
    presence: localPresence(new ManualClock()),
    bus: () => ({ ...join(), isUp: () => state.isUp }),
  });
  try {
    const { seats } = await seatAndDeal(on, { rules: 'classic', players: 4 });
    must(await (seats[0] as TestSeat).client.ask('send_message', { text: 'hello' }));
    await on.settled();
    expect(total(await scrape(on.at(1)), 'moonrise_delivery_seconds_count', { node: 'other' })).toBeGreaterThan(1);
    expect(total(await scrape(on.at(0)), 'moonrise_redis_up')).toBe(1);
    expect(total(await scrape(on.at(0)), 'moonrise_hints_total', { direction: 'sent' })).toBeGreaterThan(1);
    expect(total(await scrape(on.at(1)), 'moonrise_hints_total', { direction: 'received' })).toBeGreaterThan(1);
    await on.pass(2_000); // a room that both have open is counted once
    const rooms = [0, 1].map(async (i) => total(await scrape(on.at(i)), 'moonrise_rooms') ?? 0);
    expect((await Promise.all(rooms)).reduce((sum, count) => sum + count)).toBe(1);
    state.isUp = false;
    expect(total(await scrape(on.at(0)), 'moonrise_redis_up')).toBe(0);
    expect(total(await scrape(on.at(0)), 'moonrise_takeovers_total')).toBe(0);
    await seatAndDeal(on.at(1), { rules: 'classic', players: 4, options: { durations: { day: 10 } } });
    await on.nodes.splice(1, 1)[0]?.stop();
    await on.pass(15_000); // its game is overdue
    expect(total(await scrape(on.at(0)), 'moonrise_takeovers_total')).toBeGreaterThan(0);
  } finally {
    await on.stop();
  }
});

test('refusals are counted by limit, conflicts, slow readers, damaged logs and database connections too', async () => {
  const none = () => ({});
  const metrics = new Metrics({
    connections: none,
    rooms: () => 0,
    games: none,
    lag: () => 0,
    isDraining: () => false,
    overdue: async () => 0,
    isFull: () => false,
    usage: () => Promise.reject(new Error('no connection')),
    damaged: async () => 2,
    pool: () => ({ busy: 3, idle: 1, waiting: 4, lost: { silent: 2, cut: 0, refused: 1, 'read-only': 0 } }),
    limitHits: () => new Map([['joins', 3]]),
  });
  metrics.slowReader();
  metrics.store('append', 'conflict', 2);
  for (let scrapes = 0; scrapes < 2; scrapes++) {
    const samples = samplesIn(await metrics.text());
    expect(total(samples, 'moonrise_limit_hits_total', { limit: 'joins' })).toBe(3);
    expect(total(samples, 'moonrise_slow_readers_total')).toBe(1);
    expect(total(samples, 'moonrise_damaged_logs')).toBe(2);
    expect(total(samples, 'moonrise_database_connections', { state: 'waiting' })).toBe(4);
    expect(total(samples, 'moonrise_database_lost_total', { reason: 'silent' })).toBe(2);
    expect(total(samples, 'moonrise_database_lost_total', { reason: 'cut' })).toBe(0); // an alert on an increase needs it
    expect(total(samples, 'moonrise_store_seconds_count', { operation: 'append', outcome: 'conflict' })).toBe(1);
    expect(total(samples, 'moonrise_faults_total', { kind: 'quarantine' })).toBe(0);
  }
});

// The complete list: a label with any other value would grow without bound, or could name a player, a room or a role.
const STORED = ['games', 'rooms', 'chat', 'reports', 'profiles', 'other'];
const values: Readonly<Record<string, readonly string[]>> = {
  event: [...Object.keys(clientEvents), 'malformed'],
  outcome: ['ok', ...Object.keys(errors), 'appended', 'conflict', 'repeated', 'read', 'failed'],
  operation: ['append', 'read'],
  node: ['this', 'other'],
  player: [...plainKinds],
  kind: ['player', 'spectator', 'display', 'unseated', 'program', 'quarantine', 'trouble', 'request', ...STORED],
  light: ['night', 'dawn', 'day', 'dusk', 'ended'],
  limit: [...Object.keys(rateGuards), ...Object.keys(holdGuards)],
  version: [version],
  build: [commitHere()],
  direction: ['sent', 'received'],
};

test('every label has a fixed set of values, whatever clients send', () =>
  serving(
    async (on) => {
      const table = await seatAndDeal(on, { rules: 'moonrise', players: 4, ai: 4 });
      const [anna] = table.seats as [TestSeat];
      for (const event of ['Anna', table.code, '__proto__', 'x'.repeat(500), 'join_room\n'])
        await anna.client.ask(event, { code: table.code });
      await anna.client.ask('join_room', { code: 'nope', name: 'Anna\nBela' });
      await playOut(table);
      const samples = (await scrape(on)).filter(({ name }) => name.startsWith('moonrise_'));
      expect(samples.length).toBeGreaterThan(200);
      for (const { labels } of samples)
        for (const [label, value] of Object.entries(labels))
          if (label !== 'le') expect([label, values[label] ?? []]).toEqual([label, expect.arrayContaining([value])]);
    },
    { env },
  ));
