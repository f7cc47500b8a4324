import type { Json, Outcome } from '@moonrise/engine';
import { checksumOf, textsOf } from '../checksum.ts';
import { isChat, type RowBytes, rowBytes } from '../space-store.ts';
import type { Also, FinishedGame, Row } from '../store.ts';
import type { Database, SqliteRow, Statement } from './driver.ts';

const ROW = 'SELECT streams.stream, seq, at, command, command_id, events, reply, rows.deadline, checksum';
const ROWS = 'FROM rows JOIN streams ON streams.id = rows.stream';
const sql = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  mark: 'SAVEPOINT unit',
  keep: 'RELEASE unit',
  undo: 'ROLLBACK TO unit',

  addRow: `INSERT INTO rows (stream, seq, at, command, command_id, events, reply, deadline, checksum)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  addStream: 'INSERT INTO streams (stream, deadline) VALUES (?, ?)',
  grow: 'UPDATE streams SET head = ?, bytes = bytes + ?, chat = chat + ? WHERE id = ?',
  rearm: 'UPDATE streams SET head = ?, bytes = bytes + ?, chat = chat + ?, deadline = ? WHERE id = ?',
  finish: 'UPDATE streams SET done = 1 WHERE stream = ?',
  addSeed: 'INSERT INTO seeds (game, seed) VALUES (?, ?)',
  addOrigin: `INSERT INTO origins (stream, room, owner)
    VALUES ('game/' || ?1, ?2, (SELECT owner FROM origins WHERE stream = ?2))`,
  addOwner: 'INSERT INTO origins (stream, room, owner) VALUES (?1, ?1, ?2)',
  closeRoom: `INSERT INTO closed_rooms SELECT ?1, ?2 WHERE ?1 LIKE 'room/%' ON CONFLICT DO NOTHING`,
  addToken: 'INSERT INTO tokens (hash, room, player) VALUES (?, ?, ?)',
  dropToken: 'DELETE FROM tokens WHERE hash = ?',
  claimCode: 'INSERT INTO codes (code, stream) VALUES (?, ?) ON CONFLICT DO NOTHING',
  freeCode: 'DELETE FROM codes WHERE code = ?',
  addGame: 'INSERT INTO games (game, rules, players, outcome, at) VALUES (?, ?, ?, ?, ?)',

  beat: 'INSERT INTO beats (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at',
  lastBeat: 'SELECT at FROM beats',

  rowOf: `${ROW} ${ROWS} WHERE streams.stream = ? AND command_id = ?`,
  rowsAfter: `${ROW} ${ROWS} WHERE streams.stream = ? AND seq > ? ORDER BY seq LIMIT ?`,
  head: `SELECT max(seq) AS head ${ROWS} WHERE streams.stream = ?`,
  position: `SELECT id, deadline, (SELECT max(seq) FROM rows WHERE rows.stream = streams.id) AS head
    FROM streams WHERE stream = ?`,
  due: 'SELECT stream, deadline FROM streams WHERE done = 0 AND deadline <= ? AND stream NOT IN (SELECT stream FROM damaged) ORDER BY deadline',
  awake:
    'SELECT stream, deadline FROM streams WHERE done = 0 AND stream NOT IN (SELECT stream FROM damaged) ORDER BY deadline',
  seed: 'SELECT seed FROM seeds WHERE game = ?',
  token: 'SELECT hash, room, player FROM tokens WHERE hash = ?',
  holder: 'SELECT stream FROM codes WHERE code = ?',
  codes: 'SELECT count(*) AS count FROM codes WHERE length(code) = ?',
  games: 'SELECT * FROM games WHERE (at, game) < (?, ?) ORDER BY at DESC, game DESC LIMIT ?',
  gamesOf: 'SELECT * FROM games WHERE rules = ? AND (at, game) < (?, ?) ORDER BY at DESC, game DESC LIMIT ?',
};
export const NO_LIMIT = -1;
export type Statements = Readonly<Record<keyof typeof sql, Statement>>;

export const prepare = (db: Database): Statements =>
  Object.fromEntries(Object.entries(sql).map(([name, text]) => [name, db.prepare(text)])) as Statements;

/** Values in the order of the columns after the stream. Values that are not JSON throw here, before a transaction starts. */
export type SqliteValues = Parameters<Statement['run']>;
export const rowValues = (row: Row): SqliteValues => [
  row.seq,
  row.at,
  JSON.stringify(row.command),
  row.commandId,
  JSON.stringify(row.events),
  JSON.stringify(row.reply),
  row.deadline,
];
export const checksumIn = (stream: string, values: SqliteValues): number => {
  const [seq, at, command, commandId, events, reply, deadline] = values;
  return checksumOf(textsOf({ stream, seq, at, command, command_id: commandId, events, reply, deadline }));
};

export const sizeOf = (row: Row, [, , command, , events, reply]: SqliteValues): RowBytes =>
  rowBytes(String(command), String(events), String(reply), isChat(row.command));

export const gameValues = (last: Row | undefined, { finished }: Also): SqliteValues | undefined =>
  finished &&
  last && [finished.game, finished.rules, JSON.stringify(finished.players), JSON.stringify(finished.outcome), last.at];

const parsed = (found: SqliteRow, column: string): Json => JSON.parse(String(found[column]));

export const rowOf = (found: SqliteRow): Row => ({
  stream: String(found.stream),
  seq: Number(found.seq),
  at: Number(found.at),
  command: parsed(found, 'command'),
  commandId: found.command_id === null ? null : String(found.command_id),
  events: parsed(found, 'events') as readonly Json[],
  reply: parsed(found, 'reply'),
  deadline: deadlineOf(found),
});

export const deadlineOf = ({ deadline }: SqliteRow): number | null => (deadline === null ? null : Number(deadline));

export const gameOf = (found: SqliteRow): FinishedGame => ({
  game: String(found.game),
  rules: String(found.rules),
  players: parsed(found, 'players') as readonly string[],
  outcome: parsed(found, 'outcome') as unknown as Outcome,
  at: Number(found.at),
});
