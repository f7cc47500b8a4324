import { Client } from 'pg';
import type { Presence } from '../../nodes/presence.ts';
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
import { backUpPostgres } from './backup.ts';
import { Connections, type PoolOptions, type PoolUse, patientConfig } from './connections.ts';
import { GroupAppend } from './group-append.ts';
import { PostgresHistory } from './history.ts';
import { migrate } from './migrations.ts';
import { postgresPresence } from './presence.ts';
import { PostgresSoundness } from './soundness.ts';
import { PostgresSpace } from './space.ts';
import { deadlineOf, gameOf, type PostgresRow, rowOf, sql } from './statements.ts';

/** A store that several nodes share. */
export interface SharedStore extends Store {
  /** Where players are connected, as seen by this node. */
  presence(node: string): Presence;
  /** The database's clock, epoch ms. */
  now(): Promise<number>;
  /** The connections of this node. */
  pool(): PoolUse;
}

export interface PostgresOptions extends PoolOptions {
  readonly readUrl?: string | null; // a standby, for finished games
  readonly damaged?: DamageListener;
  readonly mustSync?: boolean; // refuse a database that answers before its disk has the rows
}
/** Opens a store in PostgreSQL. Answers wait for the disk, also if the database is configured otherwise. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<SharedStore> {
  try {
    await prepared(url, options);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(unusable(error));
  }
  const { damaged = () => {}, readUrl = null, ...pool } = options;
  const to = (url: string): PostgresParts => ({ connections: new Connections(url, pool), told: damaged });
  const replica = readUrl === null ? undefined : new PostgresStore(readUrl, to(readUrl));
  const store = new PostgresStore(url, { ...to(url), isSharded: pool.isSharded, replica });
  await checkTails(store.soundness, damaged);
  return store;
}
/** Updates the schema, over a connection of its own: that may take minutes. */
async function prepared(url: string, { isPooled = false, mustSync = false }: PostgresOptions): Promise<void> {
  const client = new Client(patientConfig(url));
  client.on('error', () => undefined); // the query fails as well
  await client.connect();
  try {
    if (mustSync && (await shown(client, 'fsync')) === 'off') throw new StoreError(NOT_SYNCED);
    await migrate(client);
    if (isPooled && (await shown(client, 'synchronous_commit')) === 'off') throw new StoreError(NOT_DURABLE); // otherwise each connection sets it
  } finally {
    await client.end();
  }
}
const shown = async (client: Client, name: 'fsync' | 'synchronous_commit'): Promise<unknown> =>
  (await client.query(`SHOW ${name}`)).rows[0]?.[name];
const NOT_SYNCED =
  'The database runs with fsync = off: a power failure can lose acknowledged moves, or the whole database. Turn it on, or set MOONRISE_DATABASE_UNSAFE=on to accept that.';
const NOT_DURABLE =
  'The database acknowledges before it has stored: behind a pooler, set synchronous_commit to on in the database itself (docs/scale-out.md).';
function unusable(error: unknown): string {
  const { code, message } = error as { code?: unknown; message: string };
  if (code !== '53300') return `The database of DATABASE_URL cannot be used: ${message}.`;
  return `PostgreSQL refuses more connections (${message}): raise its max_connections, or lower MOONRISE_DATABASE_CONNECTIONS on the nodes, or put a pooler in between (docs/scale-out.md).`;
}

interface PostgresParts {
  readonly connections: Connections;
  readonly told: DamageListener;
  readonly isSharded?: boolean | undefined;
  readonly replica?: PostgresStore | undefined;
}
class PostgresStore implements SharedStore {
  readonly history: PostgresHistory;
  readonly space: PostgresSpace;
  readonly soundness: PostgresSoundness;
  readonly replica: PostgresStore | undefined;
  private readonly told: DamageListener;
  private readonly url: string;
  private readonly connections: Connections;
  private readonly appends: GroupAppend;
  private isClosed = false;

  constructor(url: string, { connections, told, isSharded = false, replica }: PostgresParts) {
    this.told = told;
    this.replica = replica;
    this.soundness = new PostgresSoundness(connections);
    this.url = url;
    this.connections = connections;
    this.appends = new GroupAppend(connections, isSharded);
    this.history = new PostgresHistory(connections);
    this.space = new PostgresSpace(connections);
  }

  presence(node: string): Presence {
    return postgresPresence(this.connections, node);
  }
  async now(): Promise<number> {
    return Number((await this.one('now'))?.now);
  }
  pool(): PoolUse {
    return this.connections.use;
  }
  async append(rows: Rows, also: Also = {}): Promise<Appended> {
    if (this.isClosed) throw new Error('The store is closed.');
    return this.appends.append(listOf(rows), also);
  }
  async read(stream: string, after = 0, limit?: number): Promise<readonly Row[]> {
    const found = await this.all('rowsAfter', stream, after, limit ?? null);
    try {
      return soundRows(stream, found, rowOf);
    } catch (error) {
      const isNew = error instanceof DamagedRows && (await this.soundness.setAside(error.damage).catch(() => false)); // a standby cannot
      if (isNew) this.told(error.damage);
      throw error;
    }
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
    return backUpPostgres(this.url, path);
  }
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.appends.flush();
    await this.connections.end();
    await this.replica?.close();
  }

  private async all(name: keyof typeof sql, ...values: readonly Value[]): Promise<PostgresRow[]> {
    return (await this.connections.query<PostgresRow>({ name, text: sql[name], values: [...values] })).rows;
  }
  private async one(name: keyof typeof sql, ...values: readonly Value[]): Promise<PostgresRow | undefined> {
    return (await this.all(name, ...values))[0];
  }
}

type Value = string | number | null | readonly string[];
const text = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));
