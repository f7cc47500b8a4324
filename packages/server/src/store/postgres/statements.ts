import type { Json, Outcome } from '@moonrise/engine';
import { checksumOf, textsOf } from '../checksum.ts';
import { isChat, type RowBytes, rowBytes } from '../space-store.ts';
import type { Also, FinishedGame, Row } from '../store.ts';

const ROW = 'SELECT stream, seq, at, command, command_id, events, reply, deadline, checksum FROM rows';

export const sql = {
  /**
   * Appends rows to many streams, with seeds and results. A stream is extended only if its head is the expected one, so a writer
   * that is behind adds nothing. Returns the extended streams.
   *
   * Locks come in one order, so that nodes never wait for each other in a circle: first the new streams, then the existing ones,
   * each by name. Who continues a stream never waits for someone who begins one, because it cannot see it yet.
   */
  addRows: `
    WITH ends AS (
      SELECT * FROM unnest($9::text[], $10::integer[], $11::integer[], $12::bigint[], $13::boolean[], $14::bigint[], $15::bigint[],
          $16::bigint[])
        AS ends (stream, before, head, deadline, done, at, bytes, chat)
    ), begun AS (
      INSERT INTO streams (stream, head, deadline, done, bytes, chat)
        SELECT stream, head, deadline, done, bytes, chat FROM ends WHERE before = 0 ORDER BY stream
        ON CONFLICT DO NOTHING RETURNING stream
    ), locked AS (
      SELECT streams.stream FROM streams WHERE stream IN (SELECT stream FROM ends WHERE before > 0)
          AND (SELECT count(*) FROM begun) >= 0
        ORDER BY stream FOR NO KEY UPDATE
    ), continued AS (
      UPDATE streams SET head = ends.head, deadline = ends.deadline, done = streams.done OR ends.done,
          bytes = streams.bytes + ends.bytes, chat = streams.chat + ends.chat
        FROM locked JOIN ends USING (stream)
        WHERE streams.stream = locked.stream AND streams.head = ends.before AND ends.before > 0 RETURNING streams.stream
    ), moved AS (
      SELECT stream FROM begun UNION ALL SELECT stream FROM continued
    ), added AS (
      INSERT INTO rows (stream, seq, at, command, command_id, events, reply, deadline, checksum)
        SELECT asked.* FROM unnest($1::text[], $2::integer[], $3::bigint[], string_to_array($4, E'\\n', ''), $5::text[],
            string_to_array($6, E'\\n', ''), string_to_array($7, E'\\n', ''), $8::bigint[], $26::bigint[])
          AS asked (stream, seq, at, command, command_id, events, reply, deadline, checksum) JOIN moved USING (stream)
    ), seeded AS (
      INSERT INTO seeds (game, seed)
        SELECT game, seed FROM unnest($17::text[], $18::text[], $19::text[]) AS asked (stream, game, seed) JOIN moved USING (stream)
    ), originated AS (
      INSERT INTO origins (stream, room, owner)
        SELECT 'game/' || game, asked.stream, origins.owner
        FROM unnest($17::text[], $18::text[]) AS asked (stream, game) JOIN moved USING (stream)
          LEFT JOIN origins ON origins.stream = asked.stream
    ), closed AS (
      INSERT INTO closed_rooms (room, at)
        SELECT stream, at FROM ends JOIN moved USING (stream) WHERE done AND stream LIKE 'room/%' ON CONFLICT DO NOTHING
    ), finished AS (
      INSERT INTO games (game, rules, players, outcome, at)
        SELECT game, rules, players, outcome, at
        FROM unnest($20::text[], $21::text[], $22::text[], $23::text[], $24::text[], $25::bigint[])
          AS asked (stream, game, rules, players, outcome, at) JOIN moved USING (stream)
    )
    SELECT stream FROM moved`,

  lock: 'SELECT 1 FROM streams WHERE stream = ANY ($1) ORDER BY stream FOR NO KEY UPDATE',
  finish: 'UPDATE streams SET done = true WHERE stream = $1',
  addOwner: 'INSERT INTO origins (stream, room, owner) VALUES ($1, $1, $2)',
  addToken: 'INSERT INTO tokens (hash, room, player) VALUES ($1, $2, $3)',
  dropTokens: 'DELETE FROM tokens WHERE hash = ANY ($1)',
  claimCode: 'INSERT INTO codes (code, stream) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  freeCode: 'DELETE FROM codes WHERE code = $1',

  beat: 'INSERT INTO beats (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = greatest(beats.at, excluded.at)',
  lastBeat: 'SELECT at FROM beats',

  now: 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now',

  rowsOf: `${ROW} WHERE stream = $1 AND command_id = ANY ($2)`,
  rowsAfter: `${ROW} WHERE stream = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
  head: 'SELECT head FROM streams WHERE stream = $1',
  heads: 'SELECT stream, head FROM streams WHERE stream = ANY ($1)',
  due: 'SELECT stream, deadline FROM streams WHERE NOT done AND deadline <= $1 AND stream NOT IN (SELECT stream FROM damaged) ORDER BY deadline',
  awake:
    'SELECT stream, deadline FROM streams WHERE NOT done AND stream NOT IN (SELECT stream FROM damaged) ORDER BY deadline',
  seed: 'SELECT seed FROM seeds WHERE game = $1',
  token: 'SELECT hash, room, player FROM tokens WHERE hash = $1',
  holder: 'SELECT stream FROM codes WHERE code = $1',
  codes: 'SELECT count(*) AS count FROM codes WHERE length(code) = $1',
  games: 'SELECT * FROM games WHERE (at, game) < ($1, $2) ORDER BY at DESC, game DESC LIMIT $3',
  gamesOf: 'SELECT * FROM games WHERE rules = $4 AND (at, game) < ($1, $2) ORDER BY at DESC, game DESC LIMIT $3',
};

/** Values in the order of the columns. Values that are not JSON throw here, before a transaction starts. */
export type PostgresValues = readonly (string | number | null | undefined)[];
export const rowValues = (row: Row): PostgresValues => [
  row.stream,
  row.seq,
  row.at,
  JSON.stringify(row.command),
  row.commandId,
  JSON.stringify(row.events),
  JSON.stringify(row.reply),
  row.deadline,
];
export const checksumIn = ([stream, seq, at, command, command_id, events, reply, deadline]: PostgresValues): number =>
  checksumOf(textsOf({ stream, seq, at, command, command_id, events, reply, deadline }));
export const sizeOf = (row: Row, [, , , command, , events, reply]: PostgresValues): RowBytes =>
  rowBytes(String(command), String(events), String(reply), isChat(row.command));
const COLUMNS = 8;
const NUMBERS = [1, 2, 7];
const JSON_COLUMNS = [3, 5, 6]; // sent as lines of one text: in an array every quote would have to be escaped
export const columnsOf = (rows: readonly PostgresValues[]): unknown[] =>
  Array.from({ length: COLUMNS }, (_, column) => {
    const values = rows.map((row) => row[column]);
    if (NUMBERS.includes(column)) return numbersOf(values as (number | null)[]);
    return JSON_COLUMNS.includes(column) ? values.join('\n') : values;
  });
/** A PostgreSQL array literal of numbers. */
export const numbersOf = (values: readonly (number | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join()}}`;

export const gameValues = (last: Row | undefined, { finished }: Also): PostgresValues | undefined =>
  finished &&
  last && [finished.game, finished.rules, JSON.stringify(finished.players), JSON.stringify(finished.outcome), last.at];

export type PostgresRow = Readonly<Record<string, string | number | null>>; // bigint comes as text
const parsed = (found: PostgresRow, column: string): Json => JSON.parse(String(found[column]));

export const rowOf = (found: PostgresRow): Row => ({
  stream: String(found.stream),
  seq: Number(found.seq),
  at: Number(found.at),
  command: parsed(found, 'command'),
  commandId: found.command_id as string | null,
  events: parsed(found, 'events') as readonly Json[],
  reply: parsed(found, 'reply'),
  deadline: deadlineOf(found),
});

export const deadlineOf = ({ deadline }: PostgresRow): number | null => (deadline === null ? null : Number(deadline));

export const gameOf = (found: PostgresRow): FinishedGame => ({
  game: String(found.game),
  rules: String(found.rules),
  players: parsed(found, 'players') as readonly string[],
  outcome: parsed(found, 'outcome') as unknown as Outcome,
  at: Number(found.at),
});
