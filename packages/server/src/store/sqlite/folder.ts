import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StoreError } from '../store.ts';
import { type Database, isBusy, type Sqlite } from './driver.ts';

/** A data folder locked by this process. */
export interface Folder {
  readonly path: string;
  readonly database: string;
  release(): void;
}

export const databaseIn = (folder: string): string => join(resolve(folder), 'moonrise.db');

/** Creates the folder if needed and locks it. */
export function takeFolder(sqlite: Sqlite, folder: string): Folder {
  const path = resolve(folder);
  create(path);
  const lock = lockIn(sqlite, path);
  const owner = join(path, 'owner.pid');
  writeFileSync(owner, `${process.pid}\n`);
  const release = () => {
    rmSync(owner, { force: true });
    lock.close();
  };
  return { path, database: databaseIn(path), release };
}

function create(path: string): void {
  try {
    createAll(path);
  } catch (error) {
    throw new StoreError(`The data folder ${path} cannot be created: ${(error as Error).message}.`);
  }
}
/** Not `recursive: true`: that never returns where folders cannot be created, as in /proc. */
function createAll(path: string): void {
  if (existsSync(path)) return;
  createAll(dirname(path));
  mkdirSync(path, { mode: 0o700 }); // it contains seeds and private chat
}

const PATIENCE = 500; // ms; lets a process that is just stopping release the lock

/**
 * Uses SQLite's lock on a separate, empty database. The system releases it whenever the process ends, unlike a file with a
 * process id, which can be stale.
 */
function lockIn(sqlite: Sqlite, path: string): Database {
  let lock: Database | undefined;
  try {
    lock = new sqlite.DatabaseSync(join(path, 'lock.db'));
    lock.exec(`PRAGMA busy_timeout = ${PATIENCE}; PRAGMA user_version = 1; BEGIN EXCLUSIVE;`); // the write checks the permissions
    return lock;
  } catch (error) {
    lock?.close();
    if (isBusy(error)) throw new StoreError(`The data folder ${path} is in use by ${ownerOf(path)}.`);
    throw new StoreError(`The data folder ${path} cannot be written to: ${(error as Error).message}.`);
  }
}

function ownerOf(path: string): string {
  try {
    return `process ${readFileSync(join(path, 'owner.pid'), 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
}
