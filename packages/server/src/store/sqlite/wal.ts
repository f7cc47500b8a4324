import { closeSync, constants, copyFileSync, existsSync, mkdirSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database } from './driver.ts';

// SQLite starts without a word if its write-ahead log is missing, or if one byte of it is wrong: everything from there on is gone.
// See "WAL-Mode File Format" in SQLite's documentation.
const HEADER = 32;
const FRAME_HEADER = 24;
const BIG_ENDIAN = 0x377f0683;
const LITTLE_ENDIAN = 0x377f0682;
const APPLICATION_ID = 68; // where the database file has it
const IN_USE = 0x6d6f6f6e; // the application id while a server has the database open

/** Marks the database as open, in its file too, so that a missing log is noticed. */
export const markOpen = (db: Database): void =>
  db.exec(`PRAGMA application_id = ${IN_USE}; PRAGMA wal_checkpoint(TRUNCATE)`);
export const markClosed = (db: Database): void => db.exec('PRAGMA application_id = 0');

/** What is wrong with the log of a database that no one has open; undefined: nothing. */
export function faultInLog(database: string): string | undefined {
  if (!wasOpen(database)) return undefined;
  const log = `${database}-wal`;
  if (!existsSync(log))
    return `${basename(log)} is missing, although the database was open: what was stored last is lost`;
  return faultIn(readFileSync(log), basename(log));
}
function wasOpen(database: string): boolean {
  if (!existsSync(database)) return false;
  const found = Buffer.alloc(4);
  const file = openSync(database, 'r');
  try {
    readSync(file, found, 0, 4, APPLICATION_ID);
  } finally {
    closeSync(file);
  }
  return found.readUInt32BE() === IN_USE;
}

type Sums = readonly [number, number];
function faultIn(log: Buffer, name: string): string | undefined {
  if (log.length === 0) return undefined; // nothing was stored since the last checkpoint
  const magic = log.length >= HEADER ? log.readUInt32BE(0) : 0;
  if (magic !== BIG_ENDIAN && magic !== LITTLE_ENDIAN) return `the beginning of ${name} is damaged: all of it is lost`;
  const isBig = magic === BIG_ENDIAN;
  let sums = summed([0, 0], log.subarray(0, 24), isBig);
  if (!areAt(log, 24, sums)) return `the beginning of ${name} is damaged: all of it is lost`;
  const [size, salts] = [FRAME_HEADER + log.readUInt32BE(8), log.subarray(16, 24)];
  const isCurrent = (at: number) => log.subarray(at + 8, at + 16).equals(salts); // older frames follow the newest one
  for (let at = HEADER; at + size <= log.length; at += size) {
    const next = summed(
      summed(sums, log.subarray(at, at + 8), isBig),
      log.subarray(at + FRAME_HEADER, at + size),
      isBig,
    );
    if (isCurrent(at) && areAt(log, at + 16, next)) sums = next;
    else return faultFrom(log, at, size, isCurrent, name);
  }
  return undefined;
}
/** Counts what was committed behind the first frame that SQLite does not accept. */
function faultFrom(
  log: Buffer,
  from: number,
  size: number,
  isCurrent: (at: number) => boolean,
  name: string,
): string | undefined {
  let commits = 0;
  for (let at = from; at + size <= log.length; at += size) if (isCurrent(at) && log.readUInt32BE(at + 4) > 0) commits++;
  if (commits === 0) return undefined;
  return `${name} is damaged at byte ${from}: the last ${commits} groups of rows are lost, unless the machine lost power while it wrote them`;
}
function summed([a, b]: Sums, bytes: Buffer, isBig: boolean): Sums {
  let [s0, s1] = [a, b];
  for (let i = 0; i < bytes.length; i += 8) {
    s0 = (s0 + (isBig ? bytes.readUInt32BE(i) : bytes.readUInt32LE(i)) + s1) >>> 0;
    s1 = (s1 + (isBig ? bytes.readUInt32BE(i + 4) : bytes.readUInt32LE(i + 4)) + s0) >>> 0;
  }
  return [s0, s1];
}
const areAt = (log: Buffer, at: number, [s0, s1]: Sums): boolean =>
  log.readUInt32BE(at) === s0 && log.readUInt32BE(at + 4) === s1;

/** Copies the files before anything changes them. Returns the folder. */
export function setFilesAside(database: string, at: number): string {
  const stamp = new Date(at).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const folder = join(dirname(database), `damaged-${stamp}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const file of [database, `${database}-wal`])
    if (existsSync(file)) copyFileSync(file, join(folder, basename(file)), constants.COPYFILE_FICLONE);
  return folder;
}
