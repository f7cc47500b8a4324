import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restorePostgres } from './postgres/restore.ts';
import { backUp } from './sqlite/backup.ts';
import { type Database, loadSqlite } from './sqlite/driver.ts';
import { databaseIn, takeFolder } from './sqlite/folder.ts';
import { openDatabase } from './sqlite/sqlite.ts';
import { StoreError } from './store.ts';

/** Where a backup is restored: to a new data folder, or to an empty PostgreSQL database. */
export type RestoreTarget = { readonly dataFolder: string } | { readonly databaseUrl: string };

/** Restores a backup of either store into either store. Throws a `StoreError` with a message for the operator. */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<void> {
  if (!existsSync(file)) throw new StoreError(`There is no backup ${file}.`);
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-restore-'));
  try {
    await inCopy(file, join(folder, 'copy.db'), async (db, copy) => {
      if ('databaseUrl' in target) return restorePostgres(db, target.databaseUrl);
      return restoreFolder(copy, target.dataFolder);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Works on a checked copy with the newest schema. The backup itself is not changed. */
async function inCopy(file: string, copy: string, work: (db: Database, copy: string) => Promise<void>): Promise<void> {
  const sqlite = await loadSqlite();
  let db: Database | undefined;
  try {
    try {
      await backUp(sqlite, file, copy);
      db = openDatabase(sqlite, copy);
      check(db);
    } catch (error) {
      throw new StoreError(`${file} is not a sound backup: ${(error as Error).message}.`);
    }
    await work(db, copy);
  } finally {
    db?.close();
  }
}
function check(db: Database): void {
  const found = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (found !== 'ok') throw new Error(String(found));
}

async function restoreFolder(copy: string, dataFolder: string): Promise<void> {
  const target = databaseIn(dataFolder);
  if (existsSync(target))
    throw new StoreError(`${dataFolder} has data already: restore into a new folder, then start the server with it.`);
  const sqlite = await loadSqlite();
  const folder = takeFolder(sqlite, dataFolder); // makes it private, and keeps servers out
  try {
    rmSync(target, { force: true });
    await backUp(sqlite, copy, target);
  } finally {
    folder.release();
  }
}
