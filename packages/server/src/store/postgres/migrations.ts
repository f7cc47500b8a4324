import type { ClientBase } from 'pg';
import { StoreError } from '../store.ts';

/** Schema migrations. A released step is never edited: a schema change is a new step. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE streams (
    stream text PRIMARY KEY,
    head integer NOT NULL,
    deadline bigint,
    done boolean NOT NULL DEFAULT false
  );
  CREATE INDEX streams_awake ON streams (deadline) WHERE NOT done;

  CREATE TABLE rows (
    stream text NOT NULL,
    seq integer NOT NULL,
    at bigint NOT NULL,
    command text NOT NULL,
    command_id text,
    events text NOT NULL,
    reply text NOT NULL,
    deadline bigint,
    PRIMARY KEY (stream, seq)
  );
  CREATE UNIQUE INDEX rows_command ON rows (stream, command_id) WHERE command_id IS NOT NULL;

  CREATE TABLE seeds (game text PRIMARY KEY, seed text NOT NULL);
  CREATE TABLE tokens (hash text PRIMARY KEY, room text NOT NULL, player text NOT NULL);
  CREATE TABLE codes (code text PRIMARY KEY, stream text NOT NULL);

  CREATE TABLE games (
    game text PRIMARY KEY COLLATE "C",
    rules text NOT NULL,
    players text NOT NULL,
    outcome text NOT NULL,
    at bigint NOT NULL
  );
  CREATE INDEX games_newest ON games (at, game);
  CREATE INDEX games_newest_of_rules ON games (rules, at, game);

  CREATE TABLE beats (id integer PRIMARY KEY CHECK (id = 1), at bigint NOT NULL);
  `,
  `
  ALTER TABLE games ADD COLUMN recorded boolean NOT NULL DEFAULT false;
  UPDATE games SET recorded = true; -- nobody had a profile then
  CREATE INDEX games_unrecorded ON games (at, game) WHERE NOT recorded;

  CREATE TABLE profile_members (player text PRIMARY KEY, profile text NOT NULL);
  CREATE INDEX profile_members_of ON profile_members (profile);
  CREATE TABLE played (
    game text NOT NULL COLLATE "C",
    seat integer NOT NULL,
    profile text NOT NULL,
    at bigint NOT NULL,
    told text NOT NULL,
    PRIMARY KEY (game, seat)
  );
  CREATE INDEX played_by ON played (profile, at);
  CREATE TABLE ratings (
    profile text NOT NULL,
    rules text NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    games integer NOT NULL,
    PRIMARY KEY (profile, rules)
  );
  CREATE TABLE leaderboard (profile text PRIMARY KEY, name text NOT NULL COLLATE "C");
  `,
  `
  CREATE UNLOGGED TABLE nodes (node text PRIMARY KEY, seen timestamptz NOT NULL);
  CREATE UNLOGGED TABLE places (
    room text NOT NULL,
    player text NOT NULL,
    node text NOT NULL,
    PRIMARY KEY (room, player)
  );
  CREATE INDEX places_of_node ON places (node);
  `,
  // Every append updates its stream; free space on the page keeps the update out of the indexes.
  'ALTER TABLE streams SET (fillfactor = 30)',
  // 60: what a row takes besides its texts
  `
  ALTER TABLE streams ADD COLUMN bytes bigint NOT NULL DEFAULT 0, ADD COLUMN chat bigint NOT NULL DEFAULT 0;
  UPDATE streams SET bytes = sizes.bytes, chat = sizes.chat FROM (
    SELECT stream, sum(size) AS bytes, coalesce(sum(size) FILTER (WHERE command LIKE '%"text":"%'), 0) AS chat
    FROM (SELECT stream, command, octet_length(command) + octet_length(events) + octet_length(reply) + 60 AS size FROM rows) AS each
    GROUP BY stream
  ) AS sizes WHERE sizes.stream = streams.stream;

  CREATE TABLE origins (stream text PRIMARY KEY, room text NOT NULL, owner text);
  CREATE INDEX origins_of_room ON origins (room);
  CREATE INDEX origins_of_owner ON origins (owner) WHERE owner IS NOT NULL;
  INSERT INTO origins (stream, room)
    SELECT stream, command::json ->> 'room' FROM rows
    WHERE seq = 1 AND stream LIKE 'game/%' AND command::json ->> 'room' IS NOT NULL;
  CREATE TABLE salts (period integer PRIMARY KEY, salt text NOT NULL);

  CREATE TABLE closed_rooms (room text PRIMARY KEY, at bigint NOT NULL);
  CREATE INDEX closed_rooms_oldest ON closed_rooms (at, room);
  INSERT INTO closed_rooms
    SELECT stream, max(at) FROM streams JOIN rows USING (stream) WHERE done AND stream LIKE 'room/%' GROUP BY stream;

  ALTER TABLE games ADD COLUMN has_chat boolean NOT NULL DEFAULT true;
  CREATE INDEX games_with_chat ON games (at, game) WHERE has_chat;
  CREATE TABLE pins (game text NOT NULL COLLATE "C", by text NOT NULL, PRIMARY KEY (game, by));
  CREATE INDEX pins_by ON pins (by);

  CREATE TABLE sweeps (
    id integer PRIMARY KEY CHECK (id = 1),
    node text NOT NULL,
    until bigint NOT NULL,
    notice bigint NOT NULL
  );
  INSERT INTO sweeps SELECT 1, '', 0, CASE WHEN EXISTS (SELECT 1 FROM streams)
    THEN (extract(epoch FROM now()) + 30 * 86400)::bigint * 1000 ELSE 0 END;
  `,
  // no checksum: written by an older version
  `
  ALTER TABLE rows ADD COLUMN checksum bigint;
  CREATE TABLE damaged (stream text PRIMARY KEY, seq integer, what text NOT NULL);
  `,
];

const LOCK = 6_005_230; // an arbitrary lock id: nodes that start together migrate one after the other

/** Migrates a database to the newest schema, in one transaction. */
export async function migrate(client: ClientBase, steps = migrations): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await client.query('CREATE TABLE IF NOT EXISTS schema_steps (version integer PRIMARY KEY)');
    const { rows } = await client.query('SELECT coalesce(max(version), 0) AS version FROM schema_steps');
    const version = Number(rows[0].version);
    if (version > steps.length)
      throw new StoreError(
        `The database was written by a newer Moonrise (schema ${version}; this one knows ${steps.length}): start the newer version, or restore an older backup.`,
      );
    for (const [i, step] of steps.entries())
      if (i >= version) await client.query(`${step}; INSERT INTO schema_steps VALUES (${i + 1})`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
