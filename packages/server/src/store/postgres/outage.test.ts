import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, postgresPrograms, startPostgres } from '../../testing/services/postgres.ts';
import { openPostgres } from './postgres.ts';

const programs = postgresPrograms();
const PATIENCE = 600_000; // ms

describe.skipIf(programs === undefined)('a database that dies while it is asked', { timeout: PATIENCE }, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(String(programs));
  }, PATIENCE);
  afterAll(() => postgres.stop(), PATIENCE);

  const row = { at: 1, command: {}, commandId: null, events: [], reply: {}, deadline: null };

  test('whoever asked is told, nothing else happens, and when it is back it is asked again', async () => {
    const uncaught: unknown[] = [];
    const catchAll = (error: unknown) => void uncaught.push(error);
    process.on('uncaughtException', catchAll);
    const store = await openPostgres(await postgres.database());
    try {
      let isDead = false;
      const asking = Array.from({ length: 4 }, async (_, i) => {
        for (let seq = 1; !isDead; seq++) await store.append({ ...row, stream: `game/${i}`, seq }, { done: `x/${i}` });
      });
      const answers = Promise.allSettled(asking);
      await pause(200);
      await postgres.crash();
      isDead = true;
      expect((await answers).every(({ status }) => status === 'rejected')).toBe(true);
      await postgres.recover();
      expect(await store.append({ ...row, stream: 'game/after', seq: 1 })).toEqual({ kind: 'appended' });
      expect(uncaught).toEqual([]);
    } finally {
      process.off('uncaughtException', catchAll);
      await store.close();
    }
  });
});
