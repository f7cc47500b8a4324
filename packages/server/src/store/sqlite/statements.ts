import type { Json, Outcome } from '@moonrise/engine';
import type { Also, FinishedGame, Row } from '../store.ts';
import type { Database, SqliteFound, Statement } from './driver.ts';

const ROW = 'SELECT streams.stream, seq, at, command, command_id, events, reply, rows.deadline';
const ROWS = 'FROM rows JOIN streams ON streams.id = rows.stream';
const sql = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  mark: 'SAVEPOINT unit',
  keep: 'RELEASE unit',
  undo: 'ROLLBACK TO unit',

  addRow: `INSERT INTO rows (stream, seq, at, command, command_id, events, reply, deadline)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  addStream: 'INSERT INTO streams (stream, deadline) VALUES (?, ?)',
  rearm: 'UPDATE streams SET deadline = ? WHERE id = ?',
  finish: 'UPDATE streams SET done = 1 WHERE stream = ?',
  addSeed: 'INSERT INTO seeds (game, seed) VALUES (?, ?)',
  addToken: 'INSERT INTO tokens (hash, room, player) VALUES (?, ?, ?)',
  dropToken: 'DELETE FROM tokens WHERE hash = ?',
  claimCode: 'INSERT INTO codes (code, stream) VALUES (?, ?) ON CONFLICT DO NOTHING',
  freeCode: 'DELETE FROM codes WHERE code = ?',
  addGame: 'INSERT INTO games (game, rules, players, outcome, at) VALUES (?, ?, ?, ?, ?)',

  beat: 'INSERT INTO beats (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at',
  lastBeat: 'SELECT at FROM beats',

  rowOf: `${ROW} ${ROWS} WHERE streams.stream = ? AND command_id = ?`,
  rowsAfter: `${ROW} ${ROWS} WHERE streams.stream = ? AND seq > ? ORDER BY seq`,
  head: `SELECT max(seq) AS head ${ROWS} WHERE streams.stream = ?`,
  position: `SELECT id, deadline, (SELECT max(seq) FROM rows WHERE rows.stream = streams.id) AS head
    FROM streams WHERE stream = ?`,
  due: 'SELECT stream, deadline FROM streams WHERE done = 0 AND deadline <= ? ORDER BY deadline',
  awake: 'SELECT stream, deadline FROM streams WHERE done = 0 ORDER BY deadline',
  seed: 'SELECT seed FROM seeds WHERE game = ?',
  token: 'SELECT hash, room, player FROM tokens WHERE hash = ?',
  holder: 'SELECT stream FROM codes WHERE code = ?',
  codes: 'SELECT count(*) AS count FROM codes WHERE length(code) = ?',
  games: 'SELECT * FROM games WHERE (at, game) < (?, ?) ORDER BY at DESC, game DESC LIMIT ?',
  gamesOf: 'SELECT * FROM games WHERE rules = ? AND (at, game) < (?, ?) ORDER BY at DESC, game DESC LIMIT ?',
};
export type Statements = Readonly<Record<keyof typeof sql, Statement>>;

export const prepare = (db: Database): Statements =>
  Object.fromEntries(Object.entries(sql).map(([name, text]) => [name, db.prepare(text)])) as Statements;

/** Values in the order of their columns, after the stream. What is not JSON throws while packing, before anything is begun. */
export type SqliteRow = Parameters<Statement['run']>;
export const packedRow = (row: Row): SqliteRow => [
  row.seq,
  row.at,
  JSON.stringify(row.command),
  row.commandId,
  JSON.stringify(row.events),
  JSON.stringify(row.reply),
  row.deadline,
];

export const packedGame = (last: Row | undefined, { finished }: Also): SqliteRow | undefined =>
  finished &&
  last && [finished.game, finished.rules, JSON.stringify(finished.players), JSON.stringify(finished.outcome), last.at];

const parsed = (found: SqliteFound, column: string): Json => JSON.parse(String(found[column]));

export const rowOf = (found: SqliteFound): Row => ({
  stream: String(found.stream),
  seq: Number(found.seq),
  at: Number(found.at),
  command: parsed(found, 'command'),
  commandId: found.command_id === null ? null : String(found.command_id),
  events: parsed(found, 'events') as readonly Json[],
  reply: parsed(found, 'reply'),
  deadline: deadlineOf(found),
});

export const deadlineOf = ({ deadline }: SqliteFound): number | null => (deadline === null ? null : Number(deadline));

export const gameOf = (found: SqliteFound): FinishedGame => ({
  game: String(found.game),
  rules: String(found.rules),
  players: parsed(found, 'players') as readonly string[],
  outcome: parsed(found, 'outcome') as unknown as Outcome,
  at: Number(found.at),
});
