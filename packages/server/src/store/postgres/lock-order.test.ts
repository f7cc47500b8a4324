import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowOf } from '../../testing/contract/store/rows.ts';
import { asked, type Postgres, postgresPrograms, startPostgres } from '../../testing/services/postgres.ts';
import { openPostgres } from './postgres.ts';

const programs = postgresPrograms();
const PATIENCE = 600_000; // ms
/** The streams that no one has locked, while someone waits for a lock; otherwise null. */
const FREE = `SELECT json_agg(stream ORDER BY stream) FROM (SELECT stream FROM streams WHERE EXISTS (
  SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()) FOR UPDATE SKIP LOCKED) AS free`;

describe.skipIf(programs === undefined)(
  'locks come in the order of the names of streams',
  { timeout: PATIENCE },
  () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await startPostgres(String(programs));
    }, PATIENCE);
    afterAll(() => postgres.stop(), PATIENCE);

    /** What is free while this work waits for a stream. It gives up after three seconds, so a busy machine needs another try. */
    async function freeDuring(url: string, held: string, work: () => readonly Promise<unknown>[]): Promise<unknown> {
      const holder = new Client({ connectionString: url });
      await holder.connect();
      await holder.query(`BEGIN; SELECT FROM streams WHERE stream = '${held}' FOR UPDATE`);
      try {
        for (;;) {
          let isOver = false;
          void Promise.allSettled(work()).then(() => {
            isOver = true;
          });
          for (let free: unknown = null; !isOver; ) {
            free = await asked(url, FREE);
            if (free !== null) return free;
          }
        }
      } finally {
        await holder.end();
      }
    }

    test('in a group of rows of many streams', async () => {
      const url = await postgres.database();
      const store = await openPostgres(url);
      const streams = Array.from({ length: 20 }, (_, i) => `game/${10 + ((i * 7) % 20)}`);
      for (const stream of streams) await store.append(rowOf(stream, 1));
      const group = () => streams.map((stream) => store.append(rowOf(stream, 2)));
      expect(await freeDuring(url, 'game/20', group)).toEqual(streams.filter((stream) => stream > 'game/20').sort());
      await store.close();
    });

    test('in a room that ends its game', async () => {
      const url = await postgres.database();
      const store = await openPostgres(url);
      for (const stream of ['room/a', 'game/z', 'room/other']) await store.append(rowOf(stream, 1));
      const end = () => [store.append(rowOf('room/a', 2), { done: 'game/z' })];
      expect(await freeDuring(url, 'room/a', end)).toEqual(['room/other']);
      await store.close();
    });
  },
);
