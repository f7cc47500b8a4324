import { existsSync, readFileSync } from 'node:fs';
import { withSecretFiles } from '@moonrise/bots/secrets';
import type { ReadFile } from '@moonrise/record';
import { finishedGameIn } from './game-transfer.ts';
import { Connections } from './postgres/connections.ts';
import { openPostgres } from './postgres/postgres.ts';
import { PostgresSoundness } from './postgres/soundness.ts';
import type { Soundness } from './soundness.ts';
import { loadSqlite } from './sqlite/driver.ts';
import { databaseIn, takeFolder } from './sqlite/folder.ts';
import { readFolder } from './sqlite/read-folder.ts';
import { SqliteSoundness } from './sqlite/soundness.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { faultInLog } from './sqlite/wal.ts';
import { type Row, type Store, StoreError } from './store.ts';

/** Where a server's data is. */
export type StorePlace = { readonly dataFolder: string } | { readonly databaseUrl: string };

type Environment = Readonly<Record<string, string | undefined>>;
/** The folder that was named, or what the server would use: `DATABASE_URL`, `DATA_DIR` or ./data. */
export function placeOf(folder: string | undefined, environment: Environment): StorePlace {
  const databaseUrl = folder === undefined ? databaseUrlIn(environment) : undefined;
  return databaseUrl === undefined ? { dataFolder: folder ?? (environment.DATA_DIR || './data') } : { databaseUrl };
}
/** `DATABASE_URL`, which may be in the file of `DATABASE_URL_FILE`. */
export function databaseUrlIn(environment: Environment): string | undefined {
  const filled = withSecretFiles(environment, ['DATABASE_URL'], (path) => readFileSync(path, 'utf8'));
  if (typeof filled === 'string') throw new StoreError(filled);
  return filled.DATABASE_URL || undefined;
}
/** For messages. The address of a database contains its password. */
export const nameOf = (place: StorePlace): string =>
  'dataFolder' in place ? place.dataFolder : 'the database of DATABASE_URL';

/** Opens the store. No server may use a data folder meanwhile. */
export const openPlace = (place: StorePlace): Promise<Store> =>
  'dataFolder' in place ? openSqlite(place.dataFolder) : openPostgres(place.databaseUrl);

/** The rows of a stream, also while servers run. */
export async function readPlace(place: StorePlace, stream: string): Promise<readonly Row[]> {
  if ('dataFolder' in place) return readFolder(place.dataFolder, stream);
  const store = await openPostgres(place.databaseUrl);
  return store.read(stream).finally(() => store.close());
}

/** A finished game, also while servers run. */
export async function gameIn(place: StorePlace, game: string): Promise<ReadFile> {
  if ('dataFolder' in place && !existsSync(databaseIn(place.dataFolder)))
    return {
      ok: false,
      message: `There are no games in ${place.dataFolder}: set --data to the data folder of the server.`,
    };
  const found = await finishedGameIn({ read: (stream) => readPlace(place, stream) }, game);
  return found.ok ? found : { ok: false, message: `${nameOf(place)}: ${found.message}` };
}

/** Everything that is stored, for a check, also while servers run. */
export interface OpenSoundness {
  readonly soundness: Soundness;
  readonly close: () => Promise<void>;
}
export async function openSoundness(place: StorePlace): Promise<OpenSoundness> {
  if ('dataFolder' in place) return folderSoundness(place.dataFolder);
  const connections = new Connections(place.databaseUrl, { connections: 2 });
  const soundness = new PostgresSoundness(connections);
  await soundness.damaged().catch(async (error: Error) => {
    await connections.end();
    throw new StoreError(`The database cannot be checked: ${error.message}.`);
  });
  return { soundness, close: () => connections.end() };
}
async function folderSoundness(folder: string): Promise<OpenSoundness> {
  const path = databaseIn(folder);
  if (!existsSync(path))
    throw new StoreError(`There is no moonrise.db in ${folder}: set --data to the data folder of the server.`);
  const sqlite = await loadSqlite();
  const inLog = await logFault(folder);
  const db = new sqlite.DatabaseSync(path, { readOnly: true });
  try {
    const soundness = new SqliteSoundness(db);
    const faults = async () => [...(inLog === undefined ? [] : [inLog]), ...(await soundness.faults())];
    return {
      soundness: Object.assign(Object.create(soundness) as Soundness, { faults }),
      close: async () => db.close(),
    };
  } catch (error) {
    db.close();
    throw new StoreError(
      `${path} cannot be checked (${(error as Error).message}): start this version of the server with it once, or restore a backup.`,
    );
  }
}
/** While a server has the folder, its log is being written. */
async function logFault(folder: string): Promise<string | undefined> {
  try {
    takeFolder(await loadSqlite(), folder).release();
  } catch {
    return undefined;
  }
  return faultInLog(databaseIn(folder));
}
