import type { Row } from '../store.ts';
import type { BorrowedConnection } from './connections.ts';
import type { PostgresValues } from './statements.ts';

/** What an append changes in the head of its stream. */
export interface StreamAdvance {
  readonly before: number; // the head that is expected
  readonly last: Row;
  readonly isDone: boolean;
  readonly bytes: number; // added
  readonly chat: number;
}
interface Extension {
  readonly end: StreamAdvance;
  readonly rows: readonly PostgresValues[]; // with their checksums
  readonly seeds: readonly { readonly game: string; readonly seed: string }[];
  readonly games: readonly PostgresValues[];
}
const sql = {
  begin: `INSERT INTO streams (stream, head, deadline, done, bytes, chat) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT DO NOTHING`,
  continue: `UPDATE streams SET head = $2, deadline = $3, done = done OR $4, bytes = bytes + $5, chat = chat + $6
    WHERE stream = $1 AND head = $7`,
  addRows: 'INSERT INTO rows (stream, seq, at, command, command_id, events, reply, deadline, checksum) VALUES',
  close: 'INSERT INTO closed_rooms (room, at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  addSeed: 'INSERT INTO seeds (game, seed) VALUES ($1, $2)',
  owner: 'SELECT owner FROM origins WHERE stream = $1',
  addOrigin: 'INSERT INTO origins (stream, room, owner) VALUES ($1, $2, $3)',
  addGame: 'INSERT INTO games (game, rules, players, outcome, at) VALUES ($1, $2, $3, $4, $5)',
};
const COLUMNS = 8; // of a row, without its stream

/**
 * Extends one stream within a transaction, in statements that a distributed database can bring to the machine of this stream. A move in
 * a game touches nothing else; the deal also stores a seed, and the end a result. False: the head is not the expected one.
 */
export async function extendStream(
  client: BorrowedConnection,
  stream: string,
  { end, rows, seeds, games }: Extension,
): Promise<boolean> {
  const { before, last, isDone, bytes, chat } = end;
  const head = [stream, last.seq, last.deadline, isDone, bytes, chat];
  const { rowCount } =
    before === 0 ? await client.query(sql.begin, head) : await client.query(sql.continue, [...head, before]);
  if (rowCount === 0) return false;
  await client.query(`${sql.addRows} ${placesOf(rows.length)}`, [stream, ...rows.flatMap(([, ...values]) => values)]);
  if (isDone && stream.startsWith('room/')) await client.query(sql.close, [stream, last.at]);
  for (const { game, seed } of seeds) {
    await client.query(sql.addSeed, [game, seed]);
    const [origin] = (await client.query(sql.owner, [stream])).rows;
    await client.query(sql.addOrigin, [`game/${game}`, stream, origin?.owner ?? null]);
  }
  for (const game of games) await client.query(sql.addGame, [...game]);
  return true;
}
/** `($1, $2, …), ($1, $10, …)`: all rows have the stream in common. */
const placesOf = (rows: number): string =>
  Array.from({ length: rows }, (_, row) => {
    const own = Array.from({ length: COLUMNS }, (_, column) => `$${2 + row * COLUMNS + column}`);
    return `($1, ${own.join(', ')})`;
  }).join(', ');
