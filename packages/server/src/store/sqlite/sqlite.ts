import {
  type Also,
  type Appended,
  type FinishedGame,
  type GamesQuery,
  listOf,
  type Row,
  type Rows,
  type Store,
  StoreError,
} from '../store.ts';
import { backUp } from './backup.ts';
import { type Database, lightly, loadSqlite, type Sqlite } from './driver.ts';
import { type Folder, takeFolder } from './folder.ts';
import { GroupCommit } from './group-commit.ts';
import { SqliteHistory } from './history.ts';
import { migrate } from './migrations.ts';
import { deadlineOf, gameOf, prepare, rowOf, type Statements } from './statements.ts';

export interface FolderStore extends Store {
  /** A consistent copy, made while rows are appended. */
  backup(path: string): Promise<void>;
}

/** The embedded store: one database in a folder of its own, which is made if it is not there. */
export async function openSqlite(dataFolder: string): Promise<FolderStore> {
  const sqlite = await loadSqlite();
  const folder = takeFolder(sqlite, dataFolder);
  try {
    return new SqliteStore(sqlite, folder, openDatabase(sqlite, folder.database));
  } catch (error) {
    folder.release();
    if (error instanceof StoreError) throw error;
    throw new StoreError(`${folder.database} cannot be opened: ${(error as Error).message}.`);
  }
}

const CACHE = 16_000; // KiB
const PATIENCE = 5_000; // ms, while somebody with a tool of their own holds the database

const settings = `
  PRAGMA busy_timeout = ${PATIENCE};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA cache_size = -${CACHE};
`;

/** A database whose commits survive whatever happens next, at the newest schema. */
export function openDatabase(sqlite: Sqlite, path: string): Database {
  const db = new sqlite.DatabaseSync(path);
  try {
    db.exec(settings);
    const mode = db.prepare('PRAGMA journal_mode').get()?.journal_mode;
    if (mode !== 'wal') throw new StoreError(`${path} lies where no write-ahead log can be kept: use a local disk.`);
    migrate(db, path);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Leaves one whole file. Closing alone does so only where statements go with their database, and not in the package for
 * old Nodes; a log left behind would be read into whatever is put in the database's place.
 */
function foldLog(db: Database): void {
  try {
    db.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE');
  } catch {
    // a backup is being made: the log stays, and is read at the next start
  }
}

class SqliteStore implements FolderStore {
  readonly history: SqliteHistory;
  private readonly sqlite: Sqlite;
  private readonly folder: Folder;
  private readonly db: Database;
  private readonly ask: Statements;
  private readonly commits: GroupCommit;
  private isClosed = false;

  constructor(sqlite: Sqlite, folder: Folder, db: Database) {
    this.sqlite = sqlite;
    this.folder = folder;
    this.db = db;
    this.ask = prepare(db);
    this.commits = new GroupCommit(this.ask);
    this.history = new SqliteHistory(db);
  }

  async append(rows: Rows, also: Also = {}): Promise<Appended> {
    if (this.isClosed) throw new Error('The store is closed.');
    return this.commits.append(listOf(rows), also);
  }
  async read(stream: string, after = 0): Promise<readonly Row[]> {
    return this.ask.rowsAfter.all(stream, after).map(rowOf);
  }
  async head(stream: string): Promise<number> {
    return Number(this.ask.head.get(stream)?.head ?? 0);
  }
  async heads(streams: readonly string[]) {
    const heads = streams.map((stream) => [stream, Number(this.ask.head.get(stream)?.head ?? 0)] as const);
    return new Map(heads.filter(([, head]) => head > 0));
  }
  async due(before: number) {
    return this.ask.due
      .all(before)
      .map(({ stream, deadline }) => ({ stream: String(stream), deadline: Number(deadline) }));
  }
  async awake() {
    return this.ask.awake.all().map((found) => ({ stream: String(found.stream), deadline: deadlineOf(found) }));
  }
  async seedOf(game: string) {
    return text(this.ask.seed.get(game)?.seed);
  }
  async seat(tokenHash: string) {
    const found = this.ask.token.get(tokenHash);
    return found && { hash: String(found.hash), room: String(found.room), player: String(found.player) };
  }
  async roomByCode(code: string) {
    return text(this.ask.holder.get(code)?.stream);
  }
  async codesInUse(length: number) {
    return Number(this.ask.codes.get(length)?.count);
  }
  async games({ limit, rules, before }: GamesQuery): Promise<readonly FinishedGame[]> {
    const { at, game } = before ?? { at: Number.MAX_SAFE_INTEGER, game: '' };
    const { games, gamesOf } = this.ask;
    return (rules === undefined ? games.all(at, game, limit) : gamesOf.all(rules, at, game, limit)).map(gameOf);
  }
  async beat(at: number) {
    if (!this.isClosed) lightly(this.db, () => this.ask.beat.run(at));
  }
  async lastBeat() {
    const found = this.ask.lastBeat.get();
    return found && Number(found.at);
  }
  backup(path: string): Promise<void> {
    return backUp(this.sqlite, this.folder.database, path);
  }
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    this.commits.flush();
    foldLog(this.db);
    this.db.close();
    this.folder.release();
  }
}

const text = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));
