import { StoreError } from '../store.ts';
import type { Database } from './driver.ts';

/** Schema migrations. A released step is never edited: a schema change is a new step. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE streams (
    id INTEGER PRIMARY KEY,
    stream TEXT NOT NULL UNIQUE,
    deadline INTEGER,
    done INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX streams_awake ON streams (deadline) WHERE done = 0;

  CREATE TABLE rows (
    stream INTEGER NOT NULL REFERENCES streams (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    command TEXT NOT NULL,
    command_id TEXT,
    events TEXT NOT NULL,
    reply TEXT NOT NULL,
    deadline INTEGER,
    UNIQUE (stream, seq)
  ) STRICT;
  CREATE UNIQUE INDEX rows_command ON rows (stream, command_id) WHERE command_id IS NOT NULL;

  CREATE TABLE seeds (game TEXT PRIMARY KEY, seed TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE tokens (hash TEXT PRIMARY KEY, room TEXT NOT NULL, player TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE codes (code TEXT PRIMARY KEY, stream TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE games (
    game TEXT PRIMARY KEY,
    rules TEXT NOT NULL,
    players TEXT NOT NULL,
    outcome TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX games_newest ON games (at, game);
  CREATE INDEX games_newest_of_rules ON games (rules, at, game);
  `,
  'CREATE TABLE beats (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;',
  `
  ALTER TABLE games ADD COLUMN recorded INTEGER NOT NULL DEFAULT 0;
  UPDATE games SET recorded = 1; -- nobody had a profile then
  CREATE INDEX games_unrecorded ON games (at, game) WHERE recorded = 0;

  CREATE TABLE profile_members (player TEXT PRIMARY KEY, profile TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX profile_members_of ON profile_members (profile);
  CREATE TABLE played (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    profile TEXT NOT NULL,
    at INTEGER NOT NULL,
    told TEXT NOT NULL,
    PRIMARY KEY (game, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX played_by ON played (profile, at);
  CREATE TABLE ratings (
    profile TEXT NOT NULL,
    rules TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (profile, rules)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE leaderboard (profile TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // 60: what a row takes besides its texts
  `
  ALTER TABLE streams ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE streams ADD COLUMN chat INTEGER NOT NULL DEFAULT 0;
  UPDATE streams SET (bytes, chat) = (
    SELECT coalesce(sum(size), 0), coalesce(sum(CASE WHEN command LIKE '%"text":"%' THEN size END), 0)
    FROM (
      SELECT command, length(CAST(command AS BLOB)) + length(CAST(events AS BLOB)) + length(CAST(reply AS BLOB)) + 60 AS size
      FROM rows WHERE rows.stream = streams.id
    )
  );

  CREATE TABLE origins (stream TEXT PRIMARY KEY, room TEXT NOT NULL, owner TEXT) STRICT, WITHOUT ROWID;
  CREATE INDEX origins_of_room ON origins (room);
  CREATE INDEX origins_of_owner ON origins (owner) WHERE owner IS NOT NULL;
  INSERT INTO origins (stream, room)
    SELECT streams.stream, json_extract(command, '$.room') FROM rows JOIN streams ON streams.id = rows.stream
    WHERE seq = 1 AND streams.stream LIKE 'game/%' AND json_extract(command, '$.room') IS NOT NULL;
  CREATE TABLE salts (period INTEGER PRIMARY KEY, salt TEXT NOT NULL) STRICT;

  CREATE TABLE closed_rooms (room TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX closed_rooms_oldest ON closed_rooms (at, room);
  INSERT INTO closed_rooms
    SELECT streams.stream, max(at) FROM streams JOIN rows ON rows.stream = streams.id
    WHERE done = 1 AND streams.stream LIKE 'room/%' GROUP BY streams.stream;

  ALTER TABLE games ADD COLUMN has_chat INTEGER NOT NULL DEFAULT 1;
  CREATE INDEX games_with_chat ON games (at, game) WHERE has_chat = 1;
  CREATE TABLE pins (game TEXT NOT NULL, by TEXT NOT NULL, PRIMARY KEY (game, by)) STRICT, WITHOUT ROWID;
  CREATE INDEX pins_by ON pins (by);

  CREATE TABLE sweeps (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    node TEXT NOT NULL,
    until INTEGER NOT NULL,
    notice INTEGER NOT NULL
  ) STRICT;
  INSERT INTO sweeps SELECT 1, '', 0,
    CASE WHEN EXISTS (SELECT 1 FROM streams) THEN (CAST(strftime('%s', 'now') AS INTEGER) + 30 * 86400) * 1000 ELSE 0 END;
  `,
  `
  ALTER TABLE rows ADD COLUMN checksum INTEGER; -- NULL: written by an older version
  ALTER TABLE streams ADD COLUMN head INTEGER NOT NULL DEFAULT 0;
  UPDATE streams SET head = (SELECT coalesce(max(seq), 0) FROM rows WHERE rows.stream = streams.id);
  CREATE TABLE damaged (stream TEXT PRIMARY KEY, seq INTEGER, what TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
];

/** Migrates a database to the newest schema, one transaction per step. */
export function migrate(db: Database, path: string, steps = migrations): void {
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (version > steps.length)
    throw new StoreError(
      `${path} was written by a newer Moonrise (schema ${version}; this one knows ${steps.length}): start the newer version, or restore an older backup.`,
    );
  for (const [i, step] of steps.entries()) if (i >= version) take(db, step, i + 1);
}

function take(db: Database, step: string, version: number): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    db.exec(`${step}; PRAGMA user_version = ${version};`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
