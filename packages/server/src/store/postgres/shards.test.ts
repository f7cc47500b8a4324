// A distributed PostgreSQL (Citus) keeps each stream on one machine. This proves from the schema and from the statements of real games
// what it could spread, and names what it could not.
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { autopilot } from '../../testing/autopilot.ts';
import { projectText } from '../../testing/deploy/project-file.ts';
import { Nodes } from '../../testing/nodes.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../../testing/services/postgres.ts';
import { deal, gather, must, playOut, type TestSeat } from '../../testing/table.ts';
import { openPostgres } from './postgres.ts';
import { soundnessSql } from './soundness.ts';
import { spaceSql } from './space.ts';

const programs = postgresPrograms();
const PATIENCE = 600_000; // ms
const PROFILE = 'otter'.repeat(9);

const documented = projectText('docs/scale-out.md');
/** The column by which each table is spread. Where it is a game or a room, that is the name of its stream. */
const SPREAD: Readonly<Record<string, string>> = Object.fromEntries(
  [...documented.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g)].map(([, table, column]) => [table, column]),
);
/** Whole on each machine. */
const WHOLE = [...documented.matchAll(/create_reference_table\('(\w+)'\)/g)].map(([, table]) => String(table));
/** On the machine that the nodes connect to. */
const PLAIN = /plain tables: ([\w, ]+)/.exec(documented)?.[1]?.split(', ') ?? [];

/** Asked by each node at its start or once a second, not for each command; all machines have to answer. */
const EVERYWHERE = [
  /^SELECT stream, deadline FROM streams WHERE NOT done/,
  /^SELECT count\(\*\) AS count FROM codes WHERE length/,
  /^SELECT game, at FROM games WHERE NOT recorded/, // to record it in the profiles
];
/** Pages of finished games that someone opens: of all, and of one profile. */
const LISTS = [/^SELECT \* FROM games WHERE .*\(at, game\) < /, /FROM played WHERE profile = \$1/];
/** Sizes, deletion and the check at the start: no player waits for them. */
const UPKEEP = [...Object.values(spaceSql), ...Object.values(soundnessSql)].map(inOneLine);

describe.skipIf(programs === undefined)('what a distributed database could spread', { timeout: PATIENCE }, () => {
  let postgres: Postgres;
  let url: string;
  let asked: readonly RecordedStatement[];
  beforeAll(async () => {
    postgres = await startPostgres(String(programs));
    url = await postgres.database();
    asked = await recorded(url);
  }, PATIENCE);
  afterAll(() => postgres.stop(), PATIENCE);

  test('every unique key begins with the column that spreads its table', async () => {
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
    expect(tables.map(({ name }) => name).sort()).toEqual([...Object.keys(SPREAD), ...WHOLE, ...PLAIN].sort());
    expect(rows.filter(({ table, first }) => table in SPREAD && first !== SPREAD[table])).toEqual([]);
    expect(rows.filter(({ table }) => table === 'rows')).toHaveLength(2); // (stream, seq) and (stream, command_id)
  });

  test('every statement names what it is about, or is one of those that no player waits for', () => {
    const texts = [...new Set(asked.map(({ text }) => text))].filter((text) => tablesIn(text).length > 0);
    const others = texts.filter((text) => !isByKey(text));
    expect(
      others.filter((text) => ![...EVERYWHERE, ...LISTS].some((one) => one.test(text)) && !UPKEEP.includes(text)),
    ).toEqual([]);
    const judged = new Set(texts.flatMap(tablesIn));
    expect(Object.keys(SPREAD).filter((table) => !judged.has(table))).toEqual([]); // the recorded games touch every table
  });

  test('no move touches two streams, and rows are locked in one stream at a time', () => {
    const transactions = transactionsIn(asked).map((one) => ({
      texts: one.map(({ text }) => text),
      keys: new Set(one.filter(({ text }) => tablesIn(text).length > 0).flatMap(keysOf)),
    }));
    const appends = transactions.filter(({ texts }) => texts.some((text) => text.startsWith('INSERT INTO rows')));
    const isMove = ({ texts }: (typeof appends)[number]) => !texts.some((text) => SELDOM.test(text));
    expect(appends.filter(isMove).length).toBeGreaterThan(appends.length / 2);
    expect(appends.filter(isMove).filter(({ keys }) => keys.size !== 1)).toEqual([]);
    expect(appends.flatMap(({ texts }) => texts).filter((text) => text.includes('unnest'))).toEqual([]);
    const locking = asked.filter(({ text }) => /FOR (NO KEY )?UPDATE/.test(text) && tablesIn(text).length > 0);
    expect(locking.length).toBeGreaterThan(0);
    expect(locking.filter((one) => new Set(keysOf(one)).size !== 1)).toEqual([]);
  });

  test('the statements that Citus refuses are those that the documentation names', () => {
    const all = [...Object.entries(spaceSql), ...Object.entries(soundnessSql)];
    const refused = all.filter(([, text]) => isRefused(inOneLine(text))).map(([name]) => name);
    expect(refused.sort()).toEqual(['lost', 'oldGames', 'oldGamesOf', 'oldGamesWithChat', 'unfinished']);
  });
});

interface RecordedStatement {
  readonly connection: object;
  readonly text: string;
  readonly values: readonly unknown[];
}
/** Plays two games of people and bots on two nodes, with profiles, and returns all statements. */
async function played(url: string): Promise<void> {
  const open = () => openPostgres(url, { isSharded: true });
  const store = await open();
  const limits = { empty_room_seconds: 10 };
  const on = await Nodes.start({ count: 2, open, limits, presence: (node) => store.presence(node) });
  const options = { countdown: 0, durations: { day: 8, night: 5 } };
  for (const rules of ['classic', 'one-night']) {
    const table = await gather(on, { rules, players: 3, options }, PROFILE);
    for (const [i, { client }] of table.seats.entries()) autopilot(client, { seed: `s${i}` });
    await deal(table, 2);
    await playOut(table);
    const [anna, bela, carl] = table.seats as [TestSeat, TestSeat, TestSeat];
    must(await carl.client.ask('leave_room', {}));
    await bela.client.reconnect(on.at(0).url);
    must(await bela.client.ask('resume', { token: bela.token }));
    for (const { client } of [anna, bela]) client.close();
    await on.pass(31_000); // the game is recorded in the profiles, and the room is closed
    const [game] = await store.games({ limit: 1 });
    const headers = { authorization: `Bearer ${PROFILE}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ game_id: game?.game, pinned: true });
    await fetch(`${on.at(0).url}/api/me/pin`, { method: 'POST', headers, body });
  }
  await on.stop();
  await store.close();
}
async function recorded(url: string): Promise<readonly RecordedStatement[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await played(url);
    return query.mock.calls.map((call, i) => {
      const [first, more] = call as unknown as [string | { text: string; values?: unknown[] }, unknown];
      const given = typeof first === 'string' ? { text: first, values: more } : first;
      const values = Array.isArray(given.values) ? given.values : [];
      return { connection: query.mock.contexts[i] as object, text: inOneLine(given.text), values };
    });
  } finally {
    query.mockRestore();
  }
}
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
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
/** The spread tables that a statement is about, as often as it names them. */
function tablesIn(text: string): readonly string[] {
  if (/^(CREATE|ALTER)/.test(text)) return [];
  const names = [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE|USING) (\w+)/g)].map(([, name]) => String(name));
  return names.filter((name) => name in SPREAD);
}
/** The placeholders, such as `$1`, that stand for the column of its table: one for each time it names a table, or for each added row. */
function keysIn(text: string): readonly string[] {
  const key = SPREAD[tablesIn(text)[0] ?? ''] ?? '';
  const added = /^INSERT INTO \w+ \(([^)]*)\) VALUES (.*?)( ON CONFLICT.*)?$/.exec(text);
  if (!added)
    return [...text.matchAll(new RegExp(`\\b${key} = (?:ANY \\()?(\\$\\d)`, 'g'))].map(([, one]) => String(one));
  const place = (added[1] ?? '').split(', ').indexOf(key);
  return [...(added[2] ?? '').matchAll(/\(([^)]*)\)/g)].flatMap(([, values]) => values?.split(', ')[place] ?? []);
}
/** True if each of its tables is asked for one value, or a list of values, of its column. */
const isByKey = (text: string): boolean =>
  keysIn(text).length >= tablesIn(text).length &&
  new Set(keysIn(text)).size === 1 &&
  keysIn(text)[0]?.startsWith('$') === true;
/** The values of that column: the stream, room, game, … */
const keysOf = ({ text, values }: RecordedStatement): readonly unknown[] =>
  keysIn(text).flatMap((key) => values[Number(key.slice(1)) - 1]);
/** Outer joins and correlated subqueries that do not go by the column of both tables. */
const isRefused = (text: string): boolean =>
  /LEFT JOIN (?!.*USING)|EXISTS \(SELECT 1 FROM \w+ WHERE (stream = '|'game)/.test(text);

/** What a room or a game does once: it is created, dealt, ends, or someone gets a seat. */
const SELDOM = /INTO (seeds|games|codes|tokens|closed_rooms|origins)|SET done = true|DELETE FROM/;
