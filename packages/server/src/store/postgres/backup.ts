import { renameSync, rmSync } from 'node:fs';
import { Client, type ClientBase } from 'pg';
import { COPIED_AT_ONCE, COPIED_TABLES } from '../copied-tables.ts';
import { type Database, loadSqlite } from '../sqlite/driver.ts';
import { createPrivate } from '../sqlite/folder.ts';
import { openDatabase } from '../sqlite/sqlite.ts';
import { patientConfig } from './connections.ts';

type Value = null | number | string;
type Found = Readonly<Record<string, unknown>>;
const STREAMS = 'SELECT stream, head, deadline, done, bytes, chat FROM streams';
const ROWS =
  'SELECT stream, seq, at, command, command_id, events, reply, deadline, checksum FROM rows ORDER BY stream, seq';
const ADD_ROW = `INSERT INTO rows (stream, seq, at, command, command_id, events, reply, deadline, checksum)
  VALUES ((SELECT id FROM streams WHERE stream = ?), ?, ?, ?, ?, ?, ?, ?, ?)`;

/**
 * Copies one moment of the database to a SQLite file, which either store can be restored from. Servers go on meanwhile. The file gets its
 * final name when it is complete.
 */
export async function backUpPostgres(url: string, path: string): Promise<void> {
  const part = `${path}.part`;
  const sqlite = await loadSqlite();
  const client = new Client(patientConfig(url));
  client.on('error', () => undefined); // the query fails as well
  await client.connect();
  createPrivate(part);
  let copy: Database | undefined;
  try {
    copy = openDatabase(sqlite, part);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    copy.exec('BEGIN; DELETE FROM sweeps');
    await copyAll(client, copy);
    copy.exec('COMMIT; PRAGMA journal_mode = DELETE');
    copy.close();
    copy = undefined;
    renameSync(part, path);
  } finally {
    copy?.close();
    await client.end(); // the transaction ends with its connection
    for (const end of ['', '-wal', '-shm']) rmSync(`${part}${end}`, { force: true });
  }
}

async function copyAll(client: ClientBase, copy: Database): Promise<void> {
  await copyTable(client, STREAMS, (names) => insertion('streams', names), copy);
  await copyTable(client, ROWS, () => ADD_ROW, copy);
  for (const table of COPIED_TABLES)
    await copyTable(client, `SELECT * FROM ${table}`, (names) => insertion(table, names), copy);
}
const insertion = (table: string, names: readonly string[]): string =>
  `INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => '?').join()})`;

async function copyTable(
  client: ClientBase,
  select: string,
  insert: (names: readonly string[]) => string,
  copy: Database,
): Promise<void> {
  await client.query(`DECLARE copied NO SCROLL CURSOR FOR ${select}`);
  for (;;) {
    const { rows, fields } = await client.query<Found>(`FETCH ${COPIED_AT_ONCE} FROM copied`);
    if (rows.length === 0) break;
    const names = fields.map(({ name }) => name);
    const add = copy.prepare(insert(names));
    for (const row of rows) add.run(...names.map((name) => plain(row[name])));
  }
  await client.query('CLOSE copied');
}
/** PostgreSQL's numbers of 64 bits come as texts; SQLite stores them as numbers again. */
const plain = (value: unknown): Value => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as Value;
};
