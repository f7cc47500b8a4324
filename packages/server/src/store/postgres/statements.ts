import type { Json, Outcome } from '@moonrise/engine';
import type { Also, FinishedGame, Row } from '../store.ts';

const ROW = 'SELECT stream, seq, at, command, command_id, events, reply, deadline FROM rows';

export const sql = {
  /**
   * Rows of many streams at once, those of a stream one after the other. A stream moves on only from the row before them, so whoever
   * is behind finds it elsewhere and adds nothing; the streams that moved are returned.
   */
  addRows: `
    WITH asked AS (
      SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[], string_to_array($4, E'\\n', ''), $5::text[],
          string_to_array($6, E'\\n', ''), string_to_array($7, E'\\n', ''), $8::bigint[])
        AS asked (stream, seq, at, command, command_id, events, reply, deadline)
    ), ends AS (
      SELECT stream, min(seq) - 1 AS before, max(seq) AS head, (array_agg(deadline ORDER BY seq DESC))[1] AS deadline
        FROM asked GROUP BY stream
    ), begun AS (
      INSERT INTO streams (stream, head, deadline) SELECT stream, head, deadline FROM ends WHERE before = 0 ORDER BY stream
        ON CONFLICT DO NOTHING RETURNING stream
    ), continued AS (
      UPDATE streams SET head = ends.head, deadline = ends.deadline FROM ends
        WHERE streams.stream = ends.stream AND streams.head = ends.before AND ends.before > 0 RETURNING streams.stream
    ), moved AS (
      SELECT stream FROM begun UNION ALL SELECT stream FROM continued
    ), added AS (
      INSERT INTO rows (stream, seq, at, command, command_id, events, reply, deadline)
        SELECT asked.* FROM asked JOIN moved USING (stream)
    )
    SELECT stream FROM moved`,

  finish: 'UPDATE streams SET done = true WHERE stream = $1',
  addSeed: 'INSERT INTO seeds (game, seed) VALUES ($1, $2)',
  addToken: 'INSERT INTO tokens (hash, room, player) VALUES ($1, $2, $3)',
  dropTokens: 'DELETE FROM tokens WHERE hash = ANY ($1)',
  claimCode: 'INSERT INTO codes (code, stream) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  freeCode: 'DELETE FROM codes WHERE code = $1',
  addGame: 'INSERT INTO games (game, rules, players, outcome, at) VALUES ($1, $2, $3, $4, $5)',

  beat: 'INSERT INTO beats (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = greatest(beats.at, excluded.at)',
  lastBeat: 'SELECT at FROM beats',

  now: 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now',

  rowsOf: `${ROW} WHERE stream = $1 AND command_id = ANY ($2)`,
  rowsAfter: `${ROW} WHERE stream = $1 AND seq > $2 ORDER BY seq`,
  head: 'SELECT head FROM streams WHERE stream = $1',
  heads: 'SELECT stream, head FROM streams WHERE stream = ANY ($1)',
  due: 'SELECT stream, deadline FROM streams WHERE NOT done AND deadline <= $1 ORDER BY deadline',
  awake: 'SELECT stream, deadline FROM streams WHERE NOT done ORDER BY deadline',
  seed: 'SELECT seed FROM seeds WHERE game = $1',
  token: 'SELECT hash, room, player FROM tokens WHERE hash = $1',
  holder: 'SELECT stream FROM codes WHERE code = $1',
  codes: 'SELECT count(*) AS count FROM codes WHERE length(code) = $1',
  games: 'SELECT * FROM games WHERE (at, game) < ($1, $2) ORDER BY at DESC, game DESC LIMIT $3',
  gamesOf: 'SELECT * FROM games WHERE rules = $4 AND (at, game) < ($1, $2) ORDER BY at DESC, game DESC LIMIT $3',
};

/** Values in the order of the columns. What is not JSON throws while packing, before anything is begun. */
export type Packed = readonly (string | number | null | undefined)[];
export const packedRow = (row: Row): Packed => [
  row.stream,
  row.seq,
  row.at,
  JSON.stringify(row.command),
  row.commandId,
  JSON.stringify(row.events),
  JSON.stringify(row.reply),
  row.deadline,
];
const COLUMNS = 8;
const JSON_COLUMNS = [3, 5, 6]; // as lines of one text: in an array every quote in them would have to be escaped, and read again
export const columnsOf = (rows: readonly Packed[]): unknown[] =>
  Array.from({ length: COLUMNS }, (_, column) => {
    const values = rows.map((row) => row[column]);
    return JSON_COLUMNS.includes(column) ? values.join('\n') : values;
  });

export const packedGame = (last: Row | undefined, { finished }: Also): Packed | undefined =>
  finished &&
  last && [finished.game, finished.rules, JSON.stringify(finished.players), JSON.stringify(finished.outcome), last.at];

export type Found = Readonly<Record<string, string | number | null>>; // bigint comes as text
const parsed = (found: Found, column: string): Json => JSON.parse(String(found[column]));

export const rowOf = (found: Found): Row => ({
  stream: String(found.stream),
  seq: Number(found.seq),
  at: Number(found.at),
  command: parsed(found, 'command'),
  commandId: found.command_id as string | null,
  events: parsed(found, 'events') as readonly Json[],
  reply: parsed(found, 'reply'),
  deadline: deadlineOf(found),
});

export const deadlineOf = ({ deadline }: Found): number | null => (deadline === null ? null : Number(deadline));

export const gameOf = (found: Found): FinishedGame => ({
  game: String(found.game),
  rules: String(found.rules),
  players: parsed(found, 'players') as readonly string[],
  outcome: parsed(found, 'outcome') as unknown as Outcome,
  at: Number(found.at),
});
