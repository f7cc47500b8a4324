import { renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadSqlite, type Sqlite } from './driver.ts';
import { databaseIn } from './folder.ts';

const ALL = 2 ** 31 - 1; // pages: in one step, so that what is appended meanwhile does not make it begin anew

/** Copies a database as it is at one moment, beside the event loop. The copy appears under its name when it is whole. */
export async function backUp(sqlite: Sqlite, database: string, path: string): Promise<void> {
  if (resolve(path) === resolve(database)) throw new Error('A backup cannot lie on the database itself.');
  const part = `${path}.part`;
  rmSync(part, { force: true });
  const reader = new sqlite.DatabaseSync(database, { readOnly: true });
  try {
    await sqlite.backup(reader, part, { rate: ALL });
    renameSync(part, path);
  } finally {
    reader.close();
    rmSync(part, { force: true });
  }
}

/** The same from outside: a server may be at work in the folder. */
export const backUpFolder = async (dataFolder: string, path: string): Promise<void> =>
  backUp(await loadSqlite(), databaseIn(dataFolder), path);
