import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { autopilot } from '../../testing/autopilot.ts';
import { kinds, rowOf } from '../../testing/contract/store/rows.ts';
import { storeContract } from '../../testing/contract/store/store-contract.ts';
import { asked, type Postgres, postgresPrograms, startPostgres } from '../../testing/services/postgres.ts';
import { serving } from '../../testing/serving.ts';
import { deal, gather, must, playOut, type TestSeat } from '../../testing/table.ts';
import { schemaOf } from '../schema.ts';
import { StoreError } from '../store.ts';
import { openPostgres } from './postgres.ts';

const programs = postgresPrograms();
const PATIENCE = 600_000; // ms
const IN_STEP = process.env.MOONRISE_LONG ? 600_000 : 0; // ms, at least 120 steps

describe.skipIf(programs === undefined)('PostgreSQL', () => {
  let postgres: Postgres;
  let shared: string;
  beforeAll(async () => {
    postgres = await startPostgres(String(programs));
    shared = await postgres.database();
  }, PATIENCE);
  afterAll(() => postgres.stop(), PATIENCE);

  storeContract('PostgreSQL', async () => {
    await asked(shared, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    let store = await openPostgres(shared);
    return {
      store,
      reopen: async () => {
        await store.close();
        store = await openPostgres(shared);
        return store;
      },
      destroy: () => store.close(),
    };
  });

  storeContract('PostgreSQL, one stream in each transaction', async () => {
    await asked(shared, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    let store = await openPostgres(shared, { isSharded: true });
    return {
      store,
      reopen: async () => {
        await store.close();
        store = await openPostgres(shared, { isSharded: true });
        return store;
      },
      destroy: () => store.close(),
    };
  });

  test('when two nodes write the same row, one wins, and the log contains the winners’ rows', async () => {
    const url = await postgres.database();
    const nodes = await Promise.all([openPostgres(url), openPostgres(url)]);
    const [one, other] = nodes;
    const winners: number[] = [];
    for (let seq = 1; seq <= 300; seq++) {
      const answers = await Promise.all(
        nodes.map((node, i) => node!.append(rowOf('game/a', seq, { commandId: `${seq}/${i}`, reply: i }))),
      );
      expect(kinds(answers).sort()).toEqual(['appended', 'conflict']);
      winners.push(kinds(answers).indexOf('appended'));
    }
    expect((await one!.read('game/a')).map(({ reply }) => reply)).toEqual(winners);
    expect(new Set(winners).size).toBe(2);
    await Promise.all([one!.close(), other!.close()]);
  });

  test('nodes that append to many games in different orders do not deadlock', async () => {
    const url = await postgres.database();
    const nodes = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
    const streams = Array.from({ length: 60 }, (_, i) => `game/${i}`);
    for (let seq = 1; seq <= 20; seq++) {
      const asked = nodes.map((node, i) => {
        const order = i % 2 ? streams.toReversed() : streams;
        return Promise.all(order.map((stream) => node!.append(rowOf(stream, seq, { reply: i }))));
      });
      const answers = (await Promise.all(asked)).flatMap((list) => kinds(list));
      expect(answers.filter((kind) => kind === 'appended')).toHaveLength(streams.length);
    }
    for (const stream of streams) expect(await nodes[0]!.head(stream)).toBe(20);
    await Promise.all(nodes.map((node) => node!.close()));
  });

  test('nodes with the same rooms in step never wait for each other in a circle', {
    timeout: 3 * PATIENCE,
  }, async () => {
    const url = await postgres.database();
    const nodes = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
    const streams = Array.from({ length: 40 }, (_, i) => `game/${(i * 7) % 40}`);
    for (const stream of streams) await nodes[0]!.append(rowOf(stream, 1));
    const until = Date.now() + IN_STEP;
    let last = 1;
    while (last < 120 || Date.now() < until) {
      const seq = ++last;
      const few = (i: number) => streams.filter((_, k) => (k * 31 + seq * 17 + i) % 5 !== 0); // others on each node
      const order = (i: number) => (i % 2 ? few(i).toReversed() : few(i));
      const answers = nodes.map((node, i) =>
        Promise.all(order(i).map((stream) => node!.append(rowOf(stream, seq, { reply: i })))),
      );
      await Promise.all(answers);
      const heads = await nodes[0]!.heads(streams);
      for (const stream of streams) if (heads.get(stream) !== seq) await nodes[0]!.append(rowOf(stream, seq));
    }
    for (const room of ['a', 'b']) await nodes[0]!.append(rowOf(`room/${room}`, 1));
    for (let seq = 2; seq <= 60; seq++)
      await Promise.all([
        nodes[0]!.append(rowOf('room/a', seq), { done: 'game/1' }),
        nodes[1]!
          .append(rowOf('game/1', last - 1 + seq))
          .then(() => nodes[1]!.append(rowOf('room/b', seq), { done: 'game/1' })),
        nodes[2]!.append(rowOf('room/a', seq), { done: 'room/b' }),
        nodes[1]!.append(rowOf('room/b', seq), { done: 'room/a' }),
      ]);
    expect(await deadlocks(url)).toBe(0);
    await Promise.all(nodes.map((node) => node!.close()));
  });

  test('a blocked group delays only its own streams', async () => {
    const url = await postgres.database();
    const store = await openPostgres(url);
    await store.append(rowOf('game/held', 1));
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query(`BEGIN; SELECT FROM streams WHERE stream = 'game/held' FOR UPDATE`);
    let isStored = false;
    const held = store.append(rowOf('game/held', 2)).then(({ kind }) => {
      isStored = true;
      return kind;
    });
    await new Promise((resolve) => setTimeout(resolve, 50)); // the statement has been sent
    const next = store.append(rowOf('game/held', 3));
    const others = Array.from({ length: 200 }, (_, i) => store.append(rowOf(`game/${i}`, 1)));
    expect(new Set(kinds(await Promise.all(others)))).toEqual(new Set(['appended']));
    expect(isStored).toBe(false);
    await holder.query('ROLLBACK');
    await holder.end();
    expect([await held, (await next).kind]).toEqual(['appended', 'appended']);
    await store.close();
  });

  test('a whole game of people and bots with restarts', async () => {
    const url = await postgres.database();
    await serving(
      async (on) => {
        const table = await gather(on, { rules: 'moonrise', players: 4 });
        for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `pg${i}` });
        await deal(table, 3);
        for (let i = 0; i < 6; i++) {
          await on.pass(20_000);
          await on.restart(3_000);
          for (const { client, token } of table.seats) {
            await client.reconnect(on.url);
            must(await client.ask('resume', { token, last_n: Number(client.frames.at(-1)?.data.n ?? 0) }));
          }
        }
        await playOut(table);
        for (const { client } of table.seats) {
          expect(client.faults).toEqual([]);
          expect(client.frames.map(({ data }) => data.n)).toEqual(client.frames.map((_, i) => i + 1));
        }
      },
      { open: () => openPostgres(url) },
    );
  });

  test('while PostgreSQL is away nothing is acknowledged and games pause; then they resume by themselves', async () => {
    const url = await postgres.database();
    await serving(
      async (on) => {
        const table = await gather(on, { rules: 'classic', players: 4 });
        await deal(table);
        await on.pass(90_000);
        const [anna, bela] = table.seats as [TestSeat, TestSeat];
        must(await anna.client.ask('submit_vote', { target_id: bela.id, id: 'v1' }));
        await postgres.crash();
        const vote = { target_id: anna.id, id: 'v2' };
        expect(await bela.client.ask('submit_vote', vote)).toMatchObject({ ok: false, error: { code: 'unavailable' } });
        await on.settled();
        expect(anna.client.last('message')).toMatchObject({ key: 'game_paused' });
        await on.pass(60_000);
        expect(anna.client.last('phase_changed')).toMatchObject({ phase: 'voting' });
        await postgres.recover();
        while (anna.client.last('message')?.key !== 'game_goes_on') await on.pass(1_000);
        must(await bela.client.ask('submit_vote', vote));
        await on.settled();
        expect(anna.client.last('vote_update')).toMatchObject({ cast: 2 });
        for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `away${i}` });
        await playOut(table);
        for (const { client } of table.seats) expect(client.faults).toEqual([]);
      },
      { open: () => openPostgres(url) },
    );
  });

  test('a database tells its schema; a newer one is refused with a message', async () => {
    const url = await postgres.database();
    const place = { databaseUrl: url };
    const { version, known, pending } = await schemaOf(place);
    expect([version, pending.length]).toEqual([0, known]);
    await (await openPostgres(url)).close();
    expect(await schemaOf(place)).toEqual({ version: known, known, pending: [] });
    await asked(url, 'DELETE FROM schema_steps WHERE version > 3');
    expect((await schemaOf(place)).pending).toEqual(pending.slice(3));
    await asked(url, 'INSERT INTO schema_steps VALUES (99)');
    expect(await schemaOf(place)).toEqual({ version: 99, known, pending: [] });
    await expect(openPostgres(url)).rejects.toThrow(/newer Moonrise \(schema 99; this one knows \d+\)/);
  });

  test('a database that does not wait for its disk is refused', async () => {
    const url = await postgres.database(); // as all databases of tests
    await expect(openPostgres(url, { mustSync: true })).rejects.toThrow(/^The database runs with fsync = off/);
    const read = readSettings({ DATABASE_URL: url });
    expect(read.ok && read.settings.database.mustSync).toBe(true);
    await (await openPostgres(url)).close();
  });

  test('nodes can start together on an empty database', async () => {
    const url = await postgres.database();
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
    expect(await nodes[0]!.append(rowOf('game/a', 1))).toEqual({ kind: 'appended' });
    expect(await nodes[3]!.head('game/a')).toBe(1);
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('cut connections reject pending appends, and the next row is stored', async () => {
    const url = await postgres.database();
    const store = await openPostgres(url);
    await store.append(rowOf('game/a', 1));
    const other = await openPostgres(url);
    const others = 'datname = current_database() AND pid <> pg_backend_pid()';
    await asked(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${others}`);
    await store.append(rowOf('game/a', 2)).catch(() => undefined); // the outcome is unknown
    const head = await store.head('game/a').catch(() => store.head('game/a'));
    expect(await store.append(rowOf('game/a', head + 1))).toEqual({ kind: 'appended' });
    await Promise.all([store.close(), other.close()]);
  });
});

test('a missing database stops the start with a message', async () => {
  const error = await openPostgres('postgres://nobody@127.0.0.1:1/none').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreError);
  expect((error as Error).message).toMatch(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/);
});

async function deadlocks(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await client.query('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()');
    return Number(rows[0].deadlocks);
  } finally {
    await client.end();
  }
}
