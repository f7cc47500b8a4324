// What comes before a second database: a standby that takes over, a standby to read from, and a pooler.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { autopilot } from '../../testing/autopilot.ts';
import { openProxy } from '../../testing/chaos/tcp-proxy.ts';
import { rowOf } from '../../testing/contract/store/rows.ts';
import { matchIn } from '../../testing/running-match.ts';
import { hasPgBouncer, startPgBouncer } from '../../testing/services/pgbouncer.ts';
import {
  asked,
  type Postgres,
  postgresPrograms,
  type Standby,
  startPostgres,
  startStandby,
} from '../../testing/services/postgres.ts';
import { serving } from '../../testing/serving.ts';
import { deal, gather, playOut } from '../../testing/table.ts';
import { openPostgres } from './postgres.ts';

const programs = postgresPrograms();
const PATIENCE = 600_000; // ms
const NODES = 30;
const CONNECTIONS = 20; // of the pooler to the database

/** Waits until the standby has everything. */
async function followed(primary: Postgres, standby: Standby): Promise<void> {
  const written = String(await asked(primary.url, 'SELECT pg_current_wal_lsn()'));
  while (!(await asked(standby.url, `SELECT pg_last_wal_replay_lsn() >= '${written}'::pg_lsn`))) await pause(50);
}

describe.skipIf(programs === undefined)('a second PostgreSQL server', { timeout: PATIENCE }, () => {
  let primary: Postgres;
  let standby: Standby;
  beforeAll(async () => {
    primary = await startPostgres(String(programs));
    standby = await startStandby(String(programs), primary);
  }, PATIENCE);
  afterAll(async () => {
    await standby.stop();
    await primary.stop();
  }, PATIENCE);

  test('finished games are read from the standby as soon as it has them, and only there', async () => {
    const url = await primary.database();
    await followed(primary, standby);
    const readUrl = url.replace(`:${primary.port}/`, `:${standby.port}/`);
    await serving(
      async (on) => {
        const table = await gather(on, { rules: 'classic', players: 4 });
        for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `b${i}` });
        await deal(table);
        const { id } = await matchIn(on, table.code);
        await playOut(table);
        const { replica } = on.store;
        if (!replica) throw new Error('there is no standby');
        await followed(primary, standby);
        const reading = vi.spyOn(replica, 'read');
        const answer = (await (await fetch(`${on.url}/api/games/${id}`)).json()) as { readonly log: unknown[] };
        expect(answer.log).toHaveLength(await on.store.head(`game/${id}`));
        expect(reading.mock.calls.length).toBeGreaterThan(0);
        await expect(replica.append(rowOf('game/x', 1))).rejects.toThrow(/read-only/);
      },
      { open: () => openPostgres(url, { readUrl }) },
    );
  });

  test('after a failover to the standby, nodes reconnect by themselves and nothing acknowledged is lost', async () => {
    const url = await primary.database();
    const proxy = await openProxy(primary.port); // as a balancer, or a name that moves
    const store = await openPostgres(url.replace(`:${primary.port}/`, `:${proxy.port}/`));
    let seq = 0;
    const append = async () => {
      const { kind } = await store.append(rowOf('game/a', seq + 1));
      if (kind !== 'conflict') seq++;
    };
    for (let i = 0; i < 50; i++) await append();
    await followed(primary, standby);
    await primary.crash();
    await expect(append()).rejects.toThrow();
    standby.promote();
    proxy.turnTo(standby.port);
    while (seq < 100) await append().catch(() => pause(50));
    const there = await openPostgres(url.replace(`:${primary.port}/`, `:${standby.port}/`));
    expect((await there.read('game/a')).map((row) => row.seq)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    await Promise.all([store.close(), there.close()]);
    await proxy.close();
  });
});

describe.skipIf(programs === undefined || !hasPgBouncer())('PgBouncer', { timeout: PATIENCE }, () => {
  test(`${NODES} nodes share ${CONNECTIONS} connections, and every row is stored once`, async () => {
    const postgres = await startPostgres(String(programs));
    const pooler = await startPgBouncer(postgres.port, CONNECTIONS);
    try {
      const url = await postgres.database();
      const open = () => openPostgres(pooler.at(url), { isPooled: true });
      const nodes = [await open(), ...(await Promise.all(Array.from({ length: NODES - 1 }, open)))];
      for (let seq = 1; seq <= 5; seq++)
        await Promise.all(
          nodes.flatMap((node, i) => [
            node.append(rowOf(`game/${i}`, seq)),
            node.append(rowOf(`room/${i}`, seq), { tokens: [{ hash: `${i}/${seq}`, room: `room/${i}`, player: 'p' }] }),
            node.presence(`node ${i}`).beat(),
            node.heads([`game/${i}`]),
          ]),
        );
      const used = await asked(
        postgres.url,
        `SELECT count(*) FROM pg_stat_activity WHERE datname = '${new URL(url).pathname.slice(1)}'`,
      );
      expect(Number(used)).toBeLessThanOrEqual(CONNECTIONS);
      for (const [i, node] of nodes.entries())
        expect([await node.head(`game/${i}`), await node.head(`room/${i}`)]).toEqual([5, 5]);
      await Promise.all(nodes.map((node) => node.close()));
      await asked(postgres.url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
      await expect(openPostgres(url, { isPooled: true })).rejects.toThrow(/synchronous_commit/);
    } finally {
      await pooler.stop();
      await postgres.stop();
    }
  });
});
