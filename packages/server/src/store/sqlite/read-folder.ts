import { soundRows } from '../checksum.ts';
import type { Row } from '../store.ts';
import { loadSqlite } from './driver.ts';
import { databaseIn } from './folder.ts';
import { NO_LIMIT, prepare, rowOf } from './statements.ts';

/** Reads the rows of a stream, also while a server uses the folder. */
export async function readFolder(dataFolder: string, stream: string): Promise<readonly Row[]> {
  const { DatabaseSync } = await loadSqlite();
  const db = new DatabaseSync(databaseIn(dataFolder), { readOnly: true });
  try {
    return soundRows(stream, prepare(db).rowsAfter.all(stream, 0, NO_LIMIT), rowOf);
  } finally {
    db.close();
  }
}
