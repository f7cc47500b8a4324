import { soundRows } from '../checksum.ts';
import { checkTails, DamagedRows, type DamageListener } from '../soundness.ts';
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
import { type Database, isCorrupt, loadSqlite, type Sqlite, withoutSync } from './driver.ts';
import { type Folder, takeFolder } from './folder.ts';
import { GroupCommit } from './group-commit.ts';
import { SqliteHistory } from './history.ts';
import { migrate } from './migrations.ts';
import { SqliteSoundness } from './soundness.ts';
import { SqliteSpace } from './space.ts';
import { deadlineOf, gameOf, NO_LIMIT, prepare, rowOf, type Statements } from './statements.ts';
import { faultInLog, markClosed, markOpen, setFilesAside } from './wal.ts';

/** The embedded store: a SQLite database in a data folder, which is created if needed. */
export async function openSqlite(dataFolder: string, told: DamageListener = () => {}): Promise<Store> {
  const sqlite = await loadSqlite();
  const folder = takeFolder(sqlite, dataFolder);
  let db: Database | undefined;
  try {
    lookAtLog(folder.database, told);
    db = openDatabase(sqlite, folder.database);
    markOpen(db);
    const store = new SqliteStore(sqlite, folder, db, told);
    await checkTails(store.soundness, told);
    return store;
  } catch (error) {
    db?.close();
    folder.release();
    if (error instanceof StoreError) throw error;
    const { message } = error as Error;
    if (isCorrupt(error)) throw new StoreError(`${folder.database} is damaged (${message}): ${RESTORE}.`);
    throw new StoreError(`${folder.database} cannot be opened: ${message}.`);
  }
}
const RESTORE = 'restore a backup into a new folder, as docs/self-hosting.md says, and keep the damaged one';
function lookAtLog(database: string, told: DamageListener): void {
  const what = faultInLog(database);
  if (what === undefined) return;
  const kept = setFilesAside(database, Date.now());
  told({ stream: null, seq: null, what: `${what}; the files as they were found are in ${kept}` });
}

const CACHE = 16_000; // KiB
const PATIENCE = 5_000; // ms to wait while another tool locks the database

const settings = `
  PRAGMA busy_timeout = ${PATIENCE};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA cache_size = -${CACHE};
`;

/** Opens a database with durable commits and the newest schema. */
export function openDatabase(sqlite: Sqlite, path: string): Database {
  const db = new sqlite.DatabaseSync(path);
  try {
    db.exec(settings);
    const mode = db.prepare('PRAGMA journal_mode').get()?.journal_mode;
    if (mode !== 'wal') throw new StoreError(`${path} does not support a write-ahead log: use a local disk.`);
    migrate(db, path);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Writes the log back, so that one complete file is left. Closing alone does not do this in the package for older Nodes, and a
 * leftover log would corrupt a restored backup.
 */
function checkpoint(db: Database): void {
  try {
    db.exec('PRAGMA busy_timeout = 0');
    markClosed(db);
    db.exec('PRAGMA journal_mode = DELETE');
  } catch {
    // a backup is running: the log stays and is read at the next start
  }
}

class SqliteStore implements Store {
  readonly history: SqliteHistory;
  readonly space: SqliteSpace;
  readonly soundness: SqliteSoundness;
  private readonly told: DamageListener;
  private readonly sqlite: Sqlite;
  private readonly folder: Folder;
  private readonly db: Database;
  private readonly ask: Statements;
  private readonly commits: GroupCommit;
  private isClosed = false;

  constructor(sqlite: Sqlite, folder: Folder, db: Database, told: DamageListener) {
    this.told = told;
    this.soundness = new SqliteSoundness(db);
    this.sqlite = sqlite;
    this.folder = folder;
    this.db = db;
    this.ask = prepare(db);
    this.commits = new GroupCommit(this.ask);
    this.history = new SqliteHistory(db);
    this.space = new SqliteSpace(db, folder.path, () => this.commits.forget());
  }

  async append(rows: Rows, also: Also = {}): Promise<Appended> {
    if (this.isClosed) throw new Error('The store is closed.');
    return this.commits.append(listOf(rows), also);
  }
  async read(stream: string, after = 0, limit = NO_LIMIT): Promise<readonly Row[]> {
    try {
      return soundRows(stream, this.ask.rowsAfter.all(stream, after, limit), rowOf);
    } catch (error) {
      const what = `its rows after ${after} cannot be read`;
      const damaged = isCorrupt(error) ? new DamagedRows({ stream, seq: after + 1, what }) : error;
      if (damaged instanceof DamagedRows && this.soundness.setAsideNow(damaged.damage)) this.told(damaged.damage);
      throw damaged;
    }
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
    if (!this.isClosed) withoutSync(this.db, () => this.ask.beat.run(at));
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
    checkpoint(this.db);
    this.db.close();
    this.folder.release();
  }
}

const text = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));
