// PgBouncer between the nodes and PostgreSQL.
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { rowOf } from '../../testing/contract/store/rows.ts';
import { projectText } from '../../testing/deploy/project-file.ts';
import { hasPgBouncer, startPgBouncer } from '../../testing/services/pgbouncer.ts';
import { asked, postgresPrograms, startPostgres } from '../../testing/services/postgres.ts';
import { DEFAULT_CONNECTIONS } from './connections.ts';
import { openPostgres, type SharedStore } from './postgres.ts';

const programs = postgresPrograms();
const PATIENCE = 600_000; // ms
const isLong = Boolean(process.env.MOONRISE_LONG);
const NODES = isLong ? 30 : 4;
const POOL = isLong ? 20 : 4; // connections of the pooler to the database
const ASKED = isLong ? 150 : 10; // times by each worker
const MOST_FAILED = 100;
const AGAIN = 100; // ms until a refused row is sent again
const MOST_ATTEMPTS = 50; // by default PgBouncer refuses everything for 15 seconds after a failed login
const APPENDING = 2; // share a connection of their node
const WORKERS = DEFAULT_CONNECTIONS - 1 + APPENDING;

interface Measured {
  readonly appends: number[]; // ms
  readonly reads: number[];
  readonly seconds: number;
  readonly failed: number; // asked again
}
/** Opens all connections of a node. The nodes of this test share a process, so that can take longer than one is patient. */
async function connected(node: SharedStore): Promise<void> {
  const all = () => Promise.all(Array.from({ length: 2 * DEFAULT_CONNECTIONS }, () => node.now()));
  while (!(await all().catch(() => undefined)));
}
/** Every node keeps all its connections busy. Returns how long each answer took. */
async function busy(nodes: readonly SharedStore[], at: string): Promise<Measured> {
  const [appends, reads]: [number[], number[]] = [[], []];
  let failed = 0;
  const took = async (times: number[], work: () => Promise<unknown>): Promise<void> => {
    const began = performance.now();
    const error = await work().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error === undefined) return void times.push(performance.now() - began);
    if (++failed > MOST_FAILED) throw error; // a few: a busy machine can be slower than a node is patient
    return took(times, work);
  };
  await Promise.all(nodes.map(connected)); // those that were idle for long are closed
  const began = performance.now();
  const workers = nodes.flatMap((node, n) =>
    Array.from({ length: WORKERS }, async (_, worker) => {
      const stream = `game/${at}/${n}/${worker % APPENDING}`;
      for (let seq = 1; seq <= ASKED; seq++) {
        const tokens = [{ hash: `${stream}/${seq}`, room: stream, player: 'p' }]; // so it is a transaction of several statements
        if (worker < APPENDING) await took(appends, () => node.append(rowOf(stream, seq), seq % 10 ? {} : { tokens }));
        else if (worker === APPENDING) await took(reads, () => node.presence(`${at}/${n}`).beat());
        else await took(reads, () => (seq % 2 ? node.heads([stream, `game/${at}/0/0`]) : node.read(stream, seq - 5)));
      }
    }),
  );
  await Promise.all(workers);
  for (const [n, node] of nodes.entries())
    for (let i = 0; i < APPENDING; i++) expect(await node.head(`game/${at}/${n}/${i}`)).toBe(ASKED);
  return { appends, reads, failed, seconds: (performance.now() - began) / 1000 };
}
const share = (times: readonly number[], part: number): string =>
  `${(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`;
const line = (name: string, { appends, reads, seconds, failed }: Measured): string => {
  const of = (times: readonly number[]) => `p50 ${share(times, 0.5)}, p99 ${share(times, 0.99)}`;
  const rate = ((appends.length + reads.length) / seconds).toFixed(0);
  return `${name}: ${rate} answers/s; appends ${of(appends)}; reads ${of(reads)}; ${failed} asked again`;
};

/** How often it was asked until it stored a row. */
async function attemptsUntilStored(store: SharedStore): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const stored = await store.append(rowOf('game/back', 1)).catch(() => undefined);
    if (stored) return attempt;
    await pause(AGAIN);
  }
}

describe.skipIf(programs === undefined || !hasPgBouncer())('PgBouncer', { timeout: PATIENCE }, () => {
  test('a database that was away is found again at once', async () => {
    const postgres = await startPostgres(String(programs), { password: 'wolf' });
    const pooler = await startPgBouncer(postgres);
    try {
      const store = await openPostgres(pooler.at(await postgres.database()), { isPooled: true });
      await postgres.crash();
      while (await store.now().then(Boolean, () => false)); // all of its connections are lost
      for (let i = 0; i < 5; i++) await store.now().catch(() => pause(AGAIN)); // it tries to connect, too
      await postgres.recover();
      expect(await attemptsUntilStored(store)).toBeLessThan(MOST_ATTEMPTS);
      await store.close();
    } finally {
      await pooler.stop();
      await postgres.stop();
    }
  });

  test(`${NODES} nodes with ${DEFAULT_CONNECTIONS} busy connections each share ${POOL}, and every row is stored once`, async () => {
    const postgres = await startPostgres(String(programs), { password: 'wolf', connections: 300 });
    const pooler = await startPgBouncer(postgres, isLong ? undefined : POOL);
    try {
      const url = await postgres.database();
      await asked(url, projectText('deploy/postgres/pooler.sql'));
      expect(await asked(pooler.at(url), 'SHOW lock_timeout')).toBe('3s');
      const opened = async (address: string, isPooled: boolean) => {
        const nodes: SharedStore[] = [];
        while (nodes.length < NODES) {
          const node = await openPostgres(address, { isPooled });
          nodes.push(node);
          await connected(node);
        }
        return nodes;
      };
      const pooled = await opened(pooler.at(url), true);
      let isDone = false;
      const seen = { ofNodes: 0, toDatabase: 0 };
      const watching = (async () => {
        while (!isDone) {
          const now = await pooler.connections(url);
          seen.ofNodes = Math.max(seen.ofNodes, now.ofNodes);
          seen.toDatabase = Math.max(seen.toDatabase, now.toDatabase);
          const sessions = `SELECT count(*) FROM pg_stat_activity WHERE datname = '${new URL(url).pathname.slice(1)}'`;
          seen.toDatabase = Math.max(seen.toDatabase, Number(await asked(postgres.url, sessions)));
        }
      })();
      const through = await busy(pooled, 'pooled');
      isDone = true;
      await watching;
      await Promise.all(pooled.map((node) => node.close()));
      expect(seen.toDatabase).toBeLessThanOrEqual(POOL);
      expect(seen.ofNodes).toBeGreaterThan(POOL);
      console.log(`${NODES} nodes, ${seen.ofNodes} connections to the pooler, ${seen.toDatabase} to the database`);
      console.log(line('through PgBouncer', through));
      if (isLong) {
        expect(seen.ofNodes).toBeGreaterThanOrEqual(NODES * DEFAULT_CONNECTIONS);
        const direct = await opened(url, false);
        console.log(line('direct', await busy(direct, 'direct')));
        await Promise.all(direct.map((node) => node.close()));
      }
      await asked(postgres.url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
      await asked(postgres.url, 'ALTER ROLE moonrise RESET synchronous_commit');
      await expect(openPostgres(url, { isPooled: true })).rejects.toThrow(/synchronous_commit/);
    } finally {
      await pooler.stop();
      await postgres.stop();
    }
  });
});
