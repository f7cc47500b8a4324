import { renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadSqlite, type Sqlite } from './driver.ts';
import { createPrivate, databaseIn } from './folder.ts';
import { markClosed } from './wal.ts';

const ALL = 2 ** 31 - 1; // pages; in one step, because an append in between would restart the backup

/** Copies a consistent snapshot outside of the event loop. The copy gets its final name when it is complete. */
export async function backUp(sqlite: Sqlite, database: string, path: string): Promise<void> {
  if (resolve(path) === resolve(database)) throw new Error('A backup cannot overwrite the database itself.');
  const part = `${path}.part`;
  const reader = new sqlite.DatabaseSync(database, { readOnly: true });
  try {
    createPrivate(part);
    await sqlite.backup(reader, part, { rate: ALL });
    complete(sqlite, part);
    renameSync(part, path);
  } finally {
    reader.close();
    for (const end of ['', '-wal', '-shm']) rmSync(`${part}${end}`, { force: true });
  }
}
/** The copy is one complete file that no one has open. */
function complete(sqlite: Sqlite, part: string): void {
  const copy = new sqlite.DatabaseSync(part);
  try {
    markClosed(copy);
    copy.exec('PRAGMA journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

/** Backs up a data folder, also while a server uses it. */
export const backUpFolder = async (dataFolder: string, path: string): Promise<void> =>
  backUp(await loadSqlite(), databaseIn(dataFolder), path);
