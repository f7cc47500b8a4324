// A distributed PostgreSQL (Citus) keeps each stream on one machine. This proves from the schema and from the statements of a real game
// what it could spread, and names what it could not.
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { autopilot } from '../../testing/autopilot.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../../testing/services/postgres.ts';
import { serving } from '../../testing/serving.ts';
import { deal, gather, playOut } from '../../testing/table.ts';
import { openPostgres } from './postgres.ts';

const programs = postgresPrograms();
const PATIENCE = 600_000; // ms

/** The column by which each table would be spread. Where it is a game or a room, that is the name of its stream. */
const SPREAD: Readonly<Record<string, string>> = {
  streams: 'stream',
  rows: 'stream',
  origins: 'stream',
  damaged: 'stream',
  closed_rooms: 'room',
  places: 'room',
  seeds: 'game',
  games: 'game',
  pins: 'game',
  played: 'game',
  tokens: 'hash',
  codes: 'code',
  profile_members: 'player',
  ratings: 'profile',
  leaderboard: 'profile',
};
/** Small, and the same for everybody: kept whole on each machine. */
const WHOLE = ['beats', 'nodes', 'salts', 'schema_steps', 'sweeps'];
/** Asked once a second by each node, not for each command; a distributed database asks all its machines. */
const EVERYWHERE = [
  /^SELECT stream, deadline FROM streams WHERE NOT done/,
  /FROM nodes/,
  /INSERT INTO nodes/,
  /^SELECT count\(\*\) AS count FROM codes/,
  /^SELECT stream, head FROM streams WHERE NOT done/,
  /^SELECT stream, head FROM \(SELECT game FROM games/,
];

describe.skipIf(programs === undefined)('what a distributed database could spread', { timeout: PATIENCE }, () => {
  let postgres: Postgres;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres(String(programs));
    url = await postgres.database();
  }, PATIENCE);
  afterAll(() => postgres.stop(), PATIENCE);

  test('every unique key begins with the column that spreads its table', async () => {
    await (await openPostgres(url)).close();
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ table: string; name: string; first: string }>(`
      SELECT t.relname AS table, i.relname AS name, a.attname AS first
      FROM pg_index x JOIN pg_class t ON t.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
        JOIN pg_namespace n ON n.oid = t.relnamespace JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = x.indkey[0]
      WHERE x.indisunique AND n.nspname = 'public'`);
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    await client.end();
    expect(tables.map(({ name }) => name).sort()).toEqual([...Object.keys(SPREAD), ...WHOLE].sort());
    expect(rows.filter(({ table, first }) => !WHOLE.includes(table) && first !== SPREAD[table])).toEqual([]);
    expect(rows.filter(({ table }) => table === 'rows')).toHaveLength(2); // (stream, seq) and (stream, command_id)
  });

  test('every statement of a game names its stream, or is one of those that nodes ask once a second', async () => {
    const asked = new Set((await recorded(url, false)).map(({ text }) => text));
    const others = [...asked].filter(isOfTables).filter((text) => !isByStream(text));
    expect(others.filter((text) => !EVERYWHERE.some((one) => one.test(text)) && !isUpkeep(text))).toEqual([]);
    expect([...asked].some((text) => text.includes('INSERT INTO rows'))).toBe(true);
  });

  test('with MOONRISE_DATABASE_SHARDS no transaction of a move touches two streams', async () => {
    const transactions = transactionsIn(await recorded(url, true)).map((one) => ({
      texts: one.map(({ text }) => text),
      streams: new Set(one.filter(({ text }) => isOfTables(text)).flatMap(streamsOf)),
    }));
    const appends = transactions.filter(({ texts }) => texts.some((text) => text.startsWith('INSERT INTO rows')));
    const isMove = ({ texts }: (typeof appends)[number]) => !texts.some((text) => SELDOM.test(text));
    expect(appends.filter(isMove).length).toBeGreaterThan(appends.length / 2);
    expect(appends.filter(isMove).filter(({ streams }) => streams.size !== 1)).toEqual([]);
    expect(appends.flatMap(({ texts }) => texts).filter((text) => text.includes('unnest'))).toEqual([]);
  });
});

interface RecordedStatement {
  readonly connection: object;
  readonly text: string;
  readonly values: readonly unknown[];
}
/** The statements of a whole game. */
async function recorded(url: string, isSharded: boolean): Promise<readonly RecordedStatement[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    const found: RecordedStatement[] = [];
    await serving(
      async (on) => {
        const table = await gather(on, { rules: 'classic', players: 4 });
        for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `s${i}` });
        await deal(table);
        await playOut(table);
        for (const [i, call] of query.mock.calls.entries()) {
          const [first, more] = call as unknown as [string | { text: string; values?: unknown[] }, unknown];
          const given = typeof first === 'string' ? { text: first, values: more } : first;
          const values = Array.isArray(given.values) ? given.values : [];
          const connection = query.mock.contexts[i] as object;
          found.push({ connection, text: given.text.replace(/\s+/g, ' ').trim(), values });
        }
      },
      { open: () => openPostgres(url, { isSharded }) },
    );
    return found;
  } finally {
    query.mockRestore();
  }
}
function transactionsIn(statements: readonly RecordedStatement[]): readonly (readonly RecordedStatement[])[] {
  const open = new Map<object, RecordedStatement[]>();
  const done: RecordedStatement[][] = [];
  for (const one of statements) {
    const running = open.get(one.connection);
    if (one.text === 'BEGIN') open.set(one.connection, []);
    else if (!running) done.push([one]);
    else if (!/^(COMMIT|ROLLBACK)/.test(one.text)) running.push(one);
    else {
      open.delete(one.connection);
      done.push(running);
    }
  }
  return done;
}
/** The streams that a statement names. */
const streamsOf = ({ values }: RecordedStatement): readonly string[] =>
  values.flat().filter((value): value is string => /^(game|room)\/[0-9A-Z]{26}$/.test(String(value)));
const isOfTables = (text: string) =>
  /\b(rows|streams)\b/.test(text) && !/^(CREATE|ALTER|INSERT INTO schema_steps)/.test(text);
const isByStream = (text: string) =>
  /\bstream = (\$1|ANY \(\$\d\))|unnest\(\$9::text\[\]|^INSERT INTO (streams|rows) \([^)]*\) VALUES \(\$1/.test(text);
/** What a room or a game does once: it is created, dealt, ends, or someone gets a seat. */
const SELDOM = /INTO (seeds|games|codes|tokens|closed_rooms|origins)|SET done = true|DELETE FROM/;

/** Sizes, retention and the check at the start: seldom, and never while a player waits. */
const isUpkeep = (text: string): boolean =>
  /split_part\(stream|pg_database_size|LEFT JOIN origins|FROM closed_rooms|origins JOIN streams|FROM damaged ORDER/.test(
    text,
  );
