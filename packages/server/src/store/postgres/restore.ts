import { type ClientBase, Pool } from 'pg';
import { COPIED_AT_ONCE, COPIED_TABLES } from '../copied-tables.ts';
import type { Database, SqliteRow } from '../sqlite/driver.ts';
import { StoreError } from '../store.ts';
import { migrate } from './migrations.ts';

const STREAMS = `SELECT id AS place, stream, head, deadline, done, bytes, chat FROM streams WHERE id > ? ORDER BY id LIMIT ?`;
const ROWS = `SELECT rows.rowid AS place, streams.stream, seq, at, command, command_id, events, reply, rows.deadline, checksum
  FROM rows JOIN streams ON streams.id = rows.stream WHERE rows.rowid > ? ORDER BY rows.rowid LIMIT ?`;

/** Copies a backup into an empty database, completely or not at all. */
export async function restorePostgres(backup: Database, url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    const client = await pool.connect();
    try {
      await migrate(client);
      await client.query('BEGIN');
      await copyAll(backup, client);
      await client.query('COMMIT');
    } finally {
      client.release(true); // an open transaction ends with its connection
    }
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The backup cannot be restored into the database: ${(error as Error).message}.`);
  } finally {
    await pool.end();
  }
}

async function copyAll(backup: Database, client: ClientBase): Promise<void> {
  const { rows } = await client.query('SELECT 1 FROM streams LIMIT 1');
  if (rows.length > 0) throw new StoreError('The database has data already: restore into an empty one.');
  await client.query('DELETE FROM sweeps');
  await copyPaged(backup, client, 'streams', STREAMS);
  await copyPaged(backup, client, 'rows', ROWS);
  for (const table of COPIED_TABLES) {
    const found = backup.prepare(`SELECT * FROM ${table}`).all();
    for (let i = 0; i < found.length; i += COPIED_AT_ONCE) await add(client, table, found.slice(i, i + COPIED_AT_ONCE));
  }
}
async function copyPaged(backup: Database, client: ClientBase, table: string, sql: string): Promise<void> {
  const page = backup.prepare(sql);
  for (let after = 0; ; ) {
    const found = page.all(after, COPIED_AT_ONCE);
    if (found.length === 0) return;
    await add(client, table, found);
    after = Number(found.at(-1)?.place);
  }
}
const add = (client: ClientBase, table: string, rows: readonly SqliteRow[]) =>
  client.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
