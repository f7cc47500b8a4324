import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StoreError } from '../store.ts';
import { type Database, isBusy, type Sqlite } from './driver.ts';

/** A data folder locked by this process. */
export interface Folder {
  readonly path: string;
  readonly database: string;
  release(): void;
}

const DATABASE = 'moonrise.db';
const LOCK = 'lock.db';
const OWNER = 'owner.pid';
export const databaseIn = (folder: string): string => join(resolve(folder), DATABASE);

/** Creates the folder if needed and locks it. */
export function takeFolder(sqlite: Sqlite, folder: string): Folder {
  const path = resolve(folder);
  create(path);
  makePrivate(path);
  const lock = lockIn(sqlite, path);
  const owner = join(path, OWNER);
  writeFileSync(owner, `${process.pid}\n`, { mode: PRIVATE_FILE });
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
  mkdirSync(path, { mode: PRIVATE_FOLDER });
}

// Data and backups contain seeds and private chat. The process's umask does not matter.
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/**
 * Makes the databases readable by their owner alone, and the folder too if nothing else is in it. SQLite gives its other
 * files the mode of the database.
 */
function makePrivate(path: string): void {
  try {
    for (const name of [DATABASE, LOCK]) closeSync(openSync(join(path, name), 'a', PRIVATE_FILE));
    const names = readdirSync(path);
    for (const name of names.filter(isOurs)) chmodSync(join(path, name), PRIVATE_FILE);
    if (names.every(isOurs)) chmodSync(path, PRIVATE_FOLDER);
  } catch (error) {
    throw new StoreError(`The data folder ${path} cannot be written to: ${(error as Error).message}.`);
  }
}
const isOurs = (name: string): boolean => [DATABASE, LOCK, OWNER].some((ours) => name.startsWith(ours));
/** Creates a file that only its owner can read; what is written to it keeps that mode. */
export function createPrivate(path: string): void {
  closeSync(openSync(path, 'w', PRIVATE_FILE));
  chmodSync(path, PRIVATE_FILE); // an existing file keeps its mode
}

const PATIENCE = 500; // ms; lets a process that is just stopping release the lock

/**
 * Uses SQLite's lock on a separate, empty database. The system releases it whenever the process ends, unlike a file with a
 * process id, which can be stale.
 */
function lockIn(sqlite: Sqlite, path: string): Database {
  let lock: Database | undefined;
  try {
    lock = new sqlite.DatabaseSync(join(path, LOCK));
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
    return `process ${readFileSync(join(path, OWNER), 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
}
