// A second PostgreSQL server: to read from, and to take over.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { autopilot } from '../../testing/autopilot.ts';
import { type FailureKind, failOver } from '../../testing/chaos/failover.ts';
import { openProxy } from '../../testing/chaos/tcp-proxy.ts';
import { rowOf } from '../../testing/contract/store/rows.ts';
import { matchIn } from '../../testing/running-match.ts';
import {
  asked,
  atPort,
  type Postgres,
  postgresPrograms,
  type Standby,
  startPostgres,
  startStandby,
} from '../../testing/services/postgres.ts';
import { serving } from '../../testing/serving.ts';
import { deal, gather, playOut } from '../../testing/table.ts';
import { openPostgres, type SharedStore } from './postgres.ts';

const programs = postgresPrograms();
const PATIENCE = 900_000; // ms
const isLong = Boolean(process.env.MOONRISE_LONG);
const MORE: readonly FailureKind[] = isLong ? ['silent', 'killed', 'silent', 'killed', 'silent'] : []; // failovers
const SOON = 5_000; // ms from the promotion to the next acknowledgement

/** Waits until the standby has everything. */
async function followed(primary: Postgres, standby: Standby): Promise<void> {
  const written = String(await asked(primary.url, 'SELECT pg_current_wal_lsn()'));
  while (!(await asked(standby.url, `SELECT pg_last_wal_replay_lsn() >= '${written}'::pg_lsn`))) await pause(50);
}
/** Uses all connections at once. Nothing is under way any more when it returns. */
async function isWarm(store: SharedStore): Promise<boolean> {
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => store.now()));
  return answers.every(({ status }) => status === 'fulfilled');
}

async function takesOver(primary: Postgres, standby: Standby, kind: FailureKind): Promise<void> {
  const { acked, stored, promotion, back, away } = await failOver(primary, standby, kind);
  const lost = acked.filter((id) => !stored.includes(id));
  const ms = (times: readonly number[]) => times.map((time) => time.toFixed(0)).join(' and ');
  console.log(
    `failover, the server ${kind}: promotion ${promotion.toFixed(0)} ms; first acknowledgements of two nodes ${ms(back)} ms after it, ${ms(away)} ms after the failure; ${acked.length} acknowledged, ${lost.length} lost`,
  );
  expect(lost).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  if (isLong) expect(Math.max(...back)).toBeLessThan(SOON);
}

describe.skipIf(programs === undefined)('a second PostgreSQL server', { timeout: PATIENCE }, () => {
  let primary: Postgres;
  let standby: Standby;
  const start = async () => {
    primary = await startPostgres(String(programs));
    standby = await startStandby(String(programs), primary);
  };
  const stop = async () => {
    await standby.stop();
    await primary.stop();
  };
  beforeAll(start, PATIENCE);
  afterAll(stop, PATIENCE);

  test('finished games are read from the standby as soon as it has them, and only there', async () => {
    const url = await primary.database();
    await followed(primary, standby);
    const readUrl = atPort(url, standby.port);
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

  test('a connection to a server that is read-only is dropped with all that are as old', async () => {
    const url = await primary.database();
    await (await openPostgres(url)).close(); // makes the tables
    await followed(primary, standby);
    const proxy = await openProxy(primary.port);
    const lost: string[] = [];
    const store = await openPostgres(atPort(url, proxy.port), { lost: (reason) => lost.push(reason) });
    await store.append(rowOf('game/a', 1));
    proxy.turnTo(standby.port);
    proxy.cut();
    while (!(await isWarm(store))) await pause(20); // now all lead to the standby
    proxy.turnTo(primary.port);
    lost.length = 0;
    await expect(store.append(rowOf('game/a', 2))).rejects.toThrow(/read-only/);
    expect(lost).toEqual(['read-only']);
    await Promise.all(Array.from({ length: 20 }, (_, i) => store.beat(i))); // each on a connection of its own
    expect(await store.append(rowOf('game/a', 2))).toEqual({ kind: 'appended' });
    await store.close();
    await proxy.close();
  });

  test('two nodes with a running game find the standby when it takes over, and nothing acknowledged is lost', () =>
    takesOver(primary, standby, 'killed'));

  test.each(MORE)('the same again, with the server %s', async (kind) => {
    await stop();
    await start();
    await takesOver(primary, standby, kind);
  });
});
