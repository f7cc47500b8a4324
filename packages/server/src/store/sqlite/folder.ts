import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StoreError } from '../store.ts';
import { type Database, isBusy, type Sqlite } from './driver.ts';

/** A data folder that this process has to itself. */
export interface Folder {
  readonly path: string;
  readonly database: string;
  release(): void;
}

export const databaseIn = (folder: string): string => join(resolve(folder), 'moonrise.db');

/** Makes the folder if it is not there, and takes it. */
export function takeFolder(sqlite: Sqlite, folder: string): Folder {
  const path = resolve(folder);
  make(path);
  const lock = lockIn(sqlite, path);
  const owner = join(path, 'owner.pid');
  writeFileSync(owner, `${process.pid}\n`);
  const release = () => {
    rmSync(owner, { force: true });
    lock.close();
  };
  return { path, database: databaseIn(path), release };
}

function make(path: string): void {
  try {
    makeAll(path);
  } catch (error) {
    throw new StoreError(`The data folder ${path} cannot be made: ${(error as Error).message}.`);
  }
}
/** One after the other: Node's own way to make all of them never comes to an end where none can be made, as in /proc. */
function makeAll(path: string): void {
  if (existsSync(path)) return;
  makeAll(dirname(path));
  mkdirSync(path, { mode: 0o700 }); // seeds and what was said in private lie in it
}

const PATIENCE = 500; // ms: two that start at once must not both give up, and one that is just ending may end

/**
 * The lock is SQLite's own, on a database of its own that stays empty: the system lets go of it when the process ends,
 * however it ends, and no number of a process that is long gone can be taken for a living one.
 */
function lockIn(sqlite: Sqlite, path: string): Database {
  let lock: Database | undefined;
  try {
    lock = new sqlite.DatabaseSync(join(path, 'lock.db'));
    lock.exec(`PRAGMA busy_timeout = ${PATIENCE}; PRAGMA user_version = 1; BEGIN EXCLUSIVE;`); // writes, to see that it can
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
