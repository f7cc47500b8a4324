// SQLite as Node brings it, or the same interface from a package where Node is too old for that.

type Value = null | number | string;
export type SqliteFound = Readonly<Record<string, Value>>;

export interface Statement {
  run(...values: Value[]): { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint };
  get(...values: Value[]): SqliteFound | undefined;
  all(...values: Value[]): SqliteFound[];
}
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}
export interface Sqlite {
  readonly DatabaseSync: new (path: string, options?: { readonly readOnly?: boolean }) => Database;
  /** Runs beside the event loop. */
  backup(source: Database, path: string, options: { readonly rate: number }): Promise<unknown>;
}

const OWN: string = 'node:sqlite'; // not a literal: the types of Node 20 do not know it

export async function loadSqlite(): Promise<Sqlite> {
  const own = (await import(OWN).catch(() => undefined)) as Partial<Sqlite> | undefined;
  if (own?.DatabaseSync && own.backup) return own as Sqlite; // from Node 22.16 on
  return (await import('@photostructure/sqlite')) as Sqlite;
}

/** Does not wait for the disk: for what need not outlive a loss of power. */
export function lightly<T>(db: Database, work: () => T): T {
  db.exec('PRAGMA synchronous = NORMAL');
  try {
    return work();
  } finally {
    db.exec('PRAGMA synchronous = FULL');
  }
}

const BUSY = 5;
const TOO_BIG = 18;
const CONSTRAINT = 19;
const codeOf = (error: unknown): number | undefined => {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' ? code & 0xff : undefined;
};

export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY;
/** Something is wrong with what was to be written, not with the database. */
export const isWritersFault = (error: unknown): boolean => [undefined, TOO_BIG, CONSTRAINT].includes(codeOf(error));
