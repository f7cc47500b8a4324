import { existsSync } from 'node:fs';
import type { StorePlace } from './place.ts';
import { Connections } from './postgres/connections.ts';
import { migrations as postgresSteps } from './postgres/migrations.ts';
import { loadSqlite } from './sqlite/driver.ts';
import { databaseIn } from './sqlite/folder.ts';
import { migrations as sqliteSteps } from './sqlite/migrations.ts';
import { StoreError } from './store.ts';

/** The schema of a store, and what the next start of this version would change. */
export interface StoredSchema {
  readonly version: number; // 0: nothing is stored yet
  readonly known: number; // the newest schema of this version; lower than `version`: a newer one wrote it
  readonly pending: readonly string[]; // SQL, one text for each step
}
const schemaWith = (version: number, steps: readonly string[]): StoredSchema => ({
  version,
  known: steps.length,
  pending: steps.slice(version),
});

/** Reads the schema and changes nothing, also while servers run. */
export function schemaOf(place: StorePlace): Promise<StoredSchema> {
  return 'dataFolder' in place ? folderSchema(place.dataFolder) : databaseSchema(place.databaseUrl);
}
async function folderSchema(folder: string): Promise<StoredSchema> {
  const path = databaseIn(folder);
  if (!existsSync(path)) return schemaWith(0, sqliteSteps);
  const sqlite = await loadSqlite();
  const db = new sqlite.DatabaseSync(path, { readOnly: true });
  try {
    return schemaWith(Number(db.prepare('PRAGMA user_version').get()?.user_version), sqliteSteps);
  } catch (error) {
    throw new StoreError(`${path} cannot be read: ${(error as Error).message}.`);
  } finally {
    db.close();
  }
}
async function databaseSchema(url: string): Promise<StoredSchema> {
  const connections = new Connections(url, { connections: 1 });
  try {
    const { rows } = await connections.query({ text: "SELECT to_regclass('schema_steps') IS NOT NULL AS is_there" });
    if (!rows[0]?.is_there) return schemaWith(0, postgresSteps);
    const found = await connections.query({ text: 'SELECT coalesce(max(version), 0) AS version FROM schema_steps' });
    return schemaWith(Number(found.rows[0]?.version), postgresSteps);
  } catch (error) {
    throw new StoreError(`The database of DATABASE_URL cannot be read: ${(error as Error).message}.`);
  } finally {
    await connections.end();
  }
}
