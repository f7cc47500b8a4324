// Node's built-in SQLite, or a package with the same interface for older versions of Node.

type Value = null | number | string;
export type SqliteRow = Readonly<Record<string, Value>>;

export interface Statement {
  run(...values: Value[]): { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint };
  get(...values: Value[]): SqliteRow | undefined;
  all(...values: Value[]): SqliteRow[];
}
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}
export interface Sqlite {
  readonly DatabaseSync: new (path: string, options?: { readonly readOnly?: boolean }) => Database;
  /** Runs outside of the event loop. */
  backup(source: Database, path: string, options: { readonly rate: number }): Promise<unknown>;
}

const OWN: string = 'node:sqlite'; // not a literal: the types of Node 20 do not have it

export async function loadSqlite(): Promise<Sqlite> {
  const own = (await import(OWN).catch(() => undefined)) as Partial<Sqlite> | undefined;
  if (own?.DatabaseSync && own.backup) return own as Sqlite; // from Node 22.16 on
  return (await import('@photostructure/sqlite')) as Sqlite;
}

/** Does not wait for the disk: for data that may be lost in a power failure. */
export function withoutSync<T>(db: Database, work: () => T): T {
  db.exec('PRAGMA synchronous = NORMAL');
  try {
    return work();
  } finally {
    db.exec('PRAGMA synchronous = FULL');
  }
}

const BUSY = 5;
const CORRUPT = 11;
const TOO_BIG = 18;
const CONSTRAINT = 19;
const NOT_A_DATABASE = 26;
const codeOf = (error: unknown): number | undefined => {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' ? code & 0xff : undefined;
};

export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY;
/** The file is damaged, or has a number that was never written. */
export const isCorrupt = (error: unknown): boolean =>
  [CORRUPT, NOT_A_DATABASE].includes(codeOf(error) ?? 0) ||
  /too large to be represented/.test(String((error as Error | null)?.message));
/** True if the data cannot be stored, false if the database itself failed. */
export const isDataError = (error: unknown): boolean => [undefined, TOO_BIG, CONSTRAINT].includes(codeOf(error));
