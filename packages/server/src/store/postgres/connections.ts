import { type ClientBase, type ClientConfig, Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';

/** Why connections were given up. */
export type LostReason = 'silent' | 'cut' | 'refused' | 'read-only';
export interface PoolUse {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number; // queries that wait for a connection
  readonly lost: Readonly<Record<LostReason, number>>; // since the start
}
/** Told about each lost connection. */
export type LostConnection = (reason: LostReason, error: unknown) => void;

export interface PoolOptions {
  readonly connections?: number; // at most
  readonly isSharded?: boolean; // streams are spread over machines: no transaction of a move may touch two
  readonly isPooled?: boolean; // behind a pooler that hands a connection to someone else after each transaction
  readonly lost?: LostConnection;
}
export const DEFAULT_CONNECTIONS = 8;
const ANSWER = 3_500; // ms for one statement of a game; a connection that takes longer counts as dead
const CONNECT = 3_000; // ms to get a connection
/** For statements that look at a whole table, ms. */
export const SLOW = 120_000;

/** A connection that dies on the way must not hold its locks: the server ends its transaction after a few seconds too. */
const SESSION = {
  synchronous_commit: 'on',
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 4_000,
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 1,
  tcp_keepalives_count: 3,
};
const options = Object.entries(SESSION)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 1_000 };
/** For work of minutes: a migration, a backup. */
export const patientConfig = (url: string): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT,
  ...KEEP_ALIVE,
});

type Row = Record<string, unknown>;
/** A connection while it is ours. */
export interface BorrowedConnection {
  query<R extends QueryResultRow = Row>(query: string | Query, values?: unknown[]): Promise<QueryResult<R>>;
}
interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values?: unknown[];
  readonly query_timeout?: number;
}

/**
 * The connections of this node. One that gives no answer is dropped, and so are all that were opened before: what silenced one,
 * such as a firewall that forgot them, has mostly silenced all.
 */
export class Connections {
  private readonly pool: Pool;
  private readonly isPooled: boolean;
  private readonly told: LostConnection;
  private readonly opened = new WeakMap<ClientBase, number>(); // when
  private suspectBefore = 0;
  private readonly lost = { silent: 0, cut: 0, refused: 0, 'read-only': 0 };

  constructor(url: string, { connections = DEFAULT_CONNECTIONS, isPooled = false, lost = () => {} }: PoolOptions = {}) {
    this.isPooled = isPooled;
    this.told = lost;
    this.pool = new Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT,
      query_timeout: ANSWER,
      ...KEEP_ALIVE,
      ...(!isPooled && { options }),
    });
    this.pool.on('error', (error) => this.failed(error)); // an idle connection was cut; the next query opens a new one
    this.pool.on('connect', (client) => {
      this.opened.set(client, performance.now());
      client.on('error', () => undefined); // the query that uses it fails as well
    });
  }
  get use(): PoolUse {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount, lost: { ...this.lost } };
  }
  query<R extends QueryResultRow = Row>(query: Query): Promise<QueryResult<R>> {
    return this.with((connection) => connection.query<R>(query));
  }
  /** Gives the work a connection. After an error its state is unknown: it is closed, which also ends its transaction. */
  async with<T>(work: (connection: BorrowedConnection) => Promise<T>): Promise<T> {
    const client = await this.connected();
    try {
      const result = await work(this.isPooled ? unprepared(client) : (client as BorrowedConnection));
      client.release();
      return result;
    } catch (error) {
      this.failed(error);
      discard(client);
      throw error;
    }
  }
  inTransaction<T>(
    work: (connection: BorrowedConnection) => Promise<T>,
    isKept: (result: T) => boolean = () => true,
  ): Promise<T> {
    return this.with(async (connection) => {
      await connection.query('BEGIN');
      const result = await work(connection);
      await connection.query(isKept(result) ? 'COMMIT' : 'ROLLBACK');
      return result;
    });
  }
  end(): Promise<void> {
    return this.pool.end();
  }

  private async connected(): Promise<PoolClient> {
    for (;;) {
      const client = await this.pool.connect().catch((error: unknown) => {
        this.failed(error);
        throw error;
      });
      if ((this.opened.get(client) ?? 0) >= this.suspectBefore) return client;
      discard(client);
    }
  }
  private failed(error: unknown): void {
    const reason = reasonOf(error);
    if (reason === undefined) return;
    this.lost[reason]++;
    if (reason !== 'refused') this.suspectBefore = performance.now();
    this.told(reason, error);
  }
}

/** A pooler may run the next transaction on another connection, where a prepared statement does not exist. */
const unprepared = (client: PoolClient): BorrowedConnection => ({
  query: (query, values) => {
    if (typeof query === 'string') return client.query(query, values);
    const { name: _, ...text } = query;
    return client.query(text);
  },
});

/** Without waiting for the other side, which may not be there any more. */
function discard(client: PoolClient): void {
  client.release(true);
  (
    client as unknown as { readonly connection?: { readonly stream?: { destroy(): void } } }
  ).connection?.stream?.destroy();
}

const TOO_MANY = ['53300', '53400'];
/** What ended the connection; undefined: the statement failed, and the connection was fine. */
function reasonOf(error: unknown): LostReason | undefined {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  const state = String(code ?? '');
  if (/timeout/i.test(message) && code === undefined) return 'silent';
  if (TOO_MANY.includes(state) || /no more connections allowed/.test(message)) return 'refused';
  if (state === '25006') return 'read-only'; // the database became a standby
  if (/^(08|57P|E[A-Z]+$)/.test(state) || /terminated|connection/i.test(message)) return 'cut';
  return undefined;
}
