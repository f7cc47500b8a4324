import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder } from '../../testing/contract/store/in-folder.ts';
import { storeContract } from '../../testing/contract/store/store-contract.ts';
import { loadSqlite } from './driver.ts';
import { openDatabase, openSqlite } from './sqlite.ts';

storeContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-store-'));
  let store = await openSqlite(folder);
  return {
    store,
    reopen: async () => {
      await store.close();
      store = await openSqlite(folder);
      return store;
    },
    destroy: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
});

test('every commit waits for the disk', () =>
  inFolder(async (folder) => {
    const db = openDatabase(await loadSqlite(), join(folder, 'test.db'));
    const value = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    const full = 2;
    expect(['journal_mode', 'synchronous', 'foreign_keys'].map(value)).toEqual(['wal', full, 1]);
    db.close();
  }));
