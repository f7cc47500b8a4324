import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLog } from '../../operations/log.ts';
import { lostConnections } from '../../operations/lost-connections.ts';
import { openProxy, type TcpProxy } from '../../testing/chaos/tcp-proxy.ts';
import { rowOf } from '../../testing/contract/store/rows.ts';
import { asked, type Postgres, postgresPrograms, startPostgres } from '../../testing/services/postgres.ts';
import { serving } from '../../testing/serving.ts';
import { openPostgres, type SharedStore } from './postgres.ts';

const programs = postgresPrograms();
const PATIENCE = 600_000; // ms
const READY = 3_000; // ms in which /readyz has to answer

describe.skipIf(programs === undefined)(
  'database connections that silently swallow packets',
  { timeout: PATIENCE },
  () => {
    let postgres: Postgres;
    let proxy: TcpProxy;
    let url: string;
    const lines: string[] = [];
    const log = openLog('debug', { write: (line: string) => void lines.push(line) });
    beforeAll(async () => {
      postgres = await startPostgres(String(programs));
    }, PATIENCE);
    afterAll(() => postgres.stop(), PATIENCE);
    beforeEach(async () => {
      lines.length = 0;
      proxy = await openProxy(postgres.port);
      url = (await postgres.database()).replace(`:${postgres.port}/`, `:${proxy.port}/`);
    });
    afterEach(() => proxy.close());
    const open = () => openPostgres(url, { lost: lostConnections(log) });
    /** Uses all connections at once. */
    const warm = (store: SharedStore) => Promise.all(Array.from({ length: 20 }, () => store.now()));

    test('all are replaced after the first one, and the log says why, once', async () => {
      const store = await open();
      await warm(store);
      await store.append(rowOf('game/a', 1));
      proxy.swallow();
      await expect(store.append(rowOf('game/a', 2))).rejects.toThrow(/timeout/i);
      expect(await store.head('game/a')).toBe(1);
      expect(await store.append(rowOf('game/a', 2))).toEqual({ kind: 'appended' });
      expect(lines.filter((line) => line.includes('gave no answer'))).toHaveLength(1);
      expect(store.pool().lost.silent).toBe(1);
      await store.close();
    });

    test('a transaction that was cut off in the middle does not hold its locks', async () => {
      const [store, other] = [await open(), await openPostgres(url.replace(`:${proxy.port}/`, `:${postgres.port}/`))];
      await store.append(rowOf('room/a', 1), { owner: 'one' });
      await asked(
        url.replace(`:${proxy.port}/`, `:${postgres.port}/`),
        `CREATE FUNCTION slow() RETURNS trigger AS 'BEGIN PERFORM pg_sleep(1); RETURN NEW; END' LANGUAGE plpgsql;
       CREATE TRIGGER slow BEFORE INSERT ON rows FOR EACH ROW WHEN (NEW.stream = 'room/a') EXECUTE FUNCTION slow()`,
      );
      const cut = store.append(rowOf('room/a', 2), { revoke: ['x'] }); // several statements, so in a transaction
      await pause(500);
      proxy.swallow();
      await expect(cut).rejects.toThrow();
      await asked(url.replace(`:${proxy.port}/`, `:${postgres.port}/`), 'DROP TRIGGER slow ON rows');
      let stored = await other.append(rowOf('room/a', 2)).catch(() => undefined);
      for (let i = 0; i < 5 && stored?.kind !== 'appended'; i++)
        stored = await other.append(rowOf('room/a', 2)).catch(() => undefined);
      expect(stored).toEqual({ kind: 'appended' });
      await Promise.all([store.close(), other.close()]);
    });

    /** Tries until a connection is free: those that were closed still count for a moment. */
    async function whenFree<T>(connect: () => Promise<T>): Promise<T> {
      for (;;) {
        const made = await connect().catch(() => undefined);
        if (made !== undefined) return made;
        await pause(20);
      }
    }
    async function connected(connectionString: string): Promise<Client> {
      const client = new Client({ connectionString });
      client.on('error', () => {});
      await client.connect();
      return client;
    }
    test('a database without free connections refuses with the settings that help, and the log says so', async () => {
      const store = await open();
      await asked(postgres.url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} CONNECTION LIMIT 3`);
      await asked(postgres.url, 'CREATE ROLE guest LOGIN');
      const guest = url.replace('moonrise@', 'guest@');
      await asked(url, 'GRANT ALL ON ALL TABLES IN SCHEMA public TO guest; GRANT ALL ON SCHEMA public TO guest');
      const full = await whenFree(() => openPostgres(guest, { lost: lostConnections(log), connections: 6 }));
      const answers = await Promise.allSettled(
        Array.from({ length: 6 }, () => full.append(rowOf('game/x', 1)).then(() => warm(full))),
      );
      expect(answers.some(({ status }) => status === 'rejected')).toBe(true);
      expect(lines.join()).toContain('lower MOONRISE_DATABASE_CONNECTIONS');
      await full.close();
      const waiting: Client[] = [];
      for (let i = 0; i < 3; i++) waiting.push(await whenFree(() => connected(guest)));
      await expect(openPostgres(guest)).rejects.toThrow(/^PostgreSQL refuses more connections .* max_connections/);
      for (const one of waiting) await one.end();
      await store.close();
    });

    test('/readyz answers 503 while nothing is stored, and 200 afterwards', () =>
      serving(
        async (on) => {
          const client = await on.client();
          expect((await client.ask('create_room', { name: 'Ann' })).ok).toBe(true);
          await warm(on.store as SharedStore);
          const ready = async () => (await fetch(`${on.url}/readyz`, { signal: AbortSignal.timeout(READY) })).status;
          expect(await ready()).toBe(200);
          proxy.swallow();
          const said = client.ask('send_message', { text: 'hello', id: 'a' });
          expect(await ready()).toBe(503);
          expect((await said).error?.code).toBe('unavailable');
          expect(await ready()).toBe(200);
          expect((await client.ask('send_message', { text: 'hello', id: 'a' })).ok).toBe(true);
        },
        { open },
      ));
  },
);
