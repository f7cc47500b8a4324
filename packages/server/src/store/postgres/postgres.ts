import { Pool } from 'pg';
import type { Presence } from '../../nodes/presence.ts';
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
import { backUpPostgres } from './backup.ts';
import { GroupAppend } from './group-append.ts';
import { PostgresHistory } from './history.ts';
import { migrate } from './migrations.ts';
import { postgresPresence } from './presence.ts';
import { PostgresSpace } from './space.ts';
import { deadlineOf, gameOf, type PostgresRow, rowOf, sql } from './statements.ts';

const CONNECTIONS = 8; // per node
const PATIENCE = 5_000; // ms to get a connection

/** A store that several nodes share. */
export interface SharedStore extends Store {
  /** Where players are connected, as seen by this node. */
  presence(node: string): Presence;
  /** The database's clock, epoch ms. */
  now(): Promise<number>;
}

/** Opens a store in PostgreSQL. Answers wait for the disk, also if the database is configured otherwise. */
export async function openPostgres(url: string): Promise<SharedStore> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    options: '-c synchronous_commit=on',
  });
  pool.on('error', () => undefined); // an idle connection was cut; the next query opens a new one
  pool.on('connect', (client) => client.on('error', () => undefined)); // the query that uses it fails as well
  try {
    const client = await pool.connect();
    try {
      await migrate(client);
    } finally {
      client.release();
    }
    return new PostgresStore(pool);
  } catch (error) {
    await pool.end();
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The database of DATABASE_URL cannot be used: ${(error as Error).message}.`);
  }
}

class PostgresStore implements SharedStore {
  readonly history: PostgresHistory;
  readonly space: PostgresSpace;
  private readonly pool: Pool;
  private readonly appends: GroupAppend;
  private isClosed = false;

  constructor(pool: Pool) {
    this.pool = pool;
    this.appends = new GroupAppend(pool);
    this.history = new PostgresHistory(pool);
    this.space = new PostgresSpace(pool);
  }

  presence(node: string): Presence {
    return postgresPresence(this.pool, node);
  }
  async now(): Promise<number> {
    return Number((await this.one('now'))?.now);
  }
  async append(rows: Rows, also: Also = {}): Promise<Appended> {
    if (this.isClosed) throw new Error('The store is closed.');
    return this.appends.append(listOf(rows), also);
  }
  async read(stream: string, after = 0, limit?: number): Promise<readonly Row[]> {
    return (await this.all('rowsAfter', stream, after, limit ?? null)).map(rowOf);
  }
  async head(stream: string): Promise<number> {
    return Number((await this.one('head', stream))?.head ?? 0);
  }
  async heads(streams: readonly string[]) {
    const found = streams.length === 0 ? [] : await this.all('heads', streams);
    return new Map(found.map(({ stream, head }) => [String(stream), Number(head)]));
  }
  async due(before: number) {
    const found = await this.all('due', before);
    return found.map(({ stream, deadline }) => ({ stream: String(stream), deadline: Number(deadline) }));
  }
  async awake() {
    return (await this.all('awake')).map((found) => ({ stream: String(found.stream), deadline: deadlineOf(found) }));
  }
  async seedOf(game: string) {
    return text((await this.one('seed', game))?.seed);
  }
  async seat(tokenHash: string) {
    const found = await this.one('token', tokenHash);
    return found && { hash: String(found.hash), room: String(found.room), player: String(found.player) };
  }
  async roomByCode(code: string) {
    return text((await this.one('holder', code))?.stream);
  }
  async codesInUse(length: number) {
    return Number((await this.one('codes', length))?.count);
  }
  async games({ limit, rules, before }: GamesQuery): Promise<readonly FinishedGame[]> {
    const { at, game } = before ?? { at: Number.MAX_SAFE_INTEGER, game: '' };
    const found =
      rules === undefined ? this.all('games', at, game, limit) : this.all('gamesOf', at, game, limit, rules);
    return (await found).map(gameOf);
  }
  async beat(at: number) {
    if (!this.isClosed) await this.all('beat', at);
  }
  async lastBeat() {
    const found = await this.one('lastBeat');
    return found && Number(found.at);
  }
  backup(path: string): Promise<void> {
    return backUpPostgres(this.pool, path);
  }
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.appends.flush();
    await this.pool.end();
  }

  private async all(name: keyof typeof sql, ...values: readonly Value[]): Promise<PostgresRow[]> {
    return (await this.pool.query<PostgresRow>({ name, text: sql[name], values: [...values] })).rows;
  }
  private async one(name: keyof typeof sql, ...values: readonly Value[]): Promise<PostgresRow | undefined> {
    return (await this.all(name, ...values))[0];
  }
}

type Value = string | number | null | readonly string[];
const text = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));
