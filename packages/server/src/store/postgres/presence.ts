import { type Presence, type PresentPlayer, SILENT } from '../../nodes/presence.ts';
import type { Connections } from './connections.ts';

const IS_ALIVE = `seen > clock_timestamp() - interval '${SILENT} milliseconds'`;
const sql = {
  /** A node that finds a dead one takes over its rooms; the delete makes sure that only one does, and never waits for another. */
  beat: `
    WITH me AS (
      INSERT INTO nodes (node, seen) VALUES ($1, clock_timestamp())
        ON CONFLICT (node) DO UPDATE SET seen = excluded.seen
    ), dead AS (
      DELETE FROM nodes WHERE node IN (
        SELECT node FROM nodes WHERE node <> $1 AND NOT ${IS_ALIVE} FOR UPDATE SKIP LOCKED
      ) RETURNING node
    ), abandoned AS (
      DELETE FROM places USING dead WHERE places.node = dead.node RETURNING room
    )
    SELECT DISTINCT room FROM abandoned`,
  take: `INSERT INTO places (room, player, node) VALUES ($2, $3, $1)
    ON CONFLICT (room, player) DO UPDATE SET node = excluded.node`,
  keep: 'INSERT INTO places (room, player, node) VALUES ($2, $3, $1) ON CONFLICT DO NOTHING',
  leave: 'DELETE FROM places WHERE node = $1 AND room = $2 AND player = $3',
  in: `SELECT room, player, node FROM places LEFT JOIN nodes USING (node)
    WHERE room = ANY ($2) AND (node = $1 OR ${IS_ALIVE})`,
  isAlive: `SELECT 1 FROM nodes WHERE node = $1 AND ${IS_ALIVE}`,
  nodes: `SELECT count(*) AS count FROM nodes WHERE ${IS_ALIVE}`,
  close: `UPDATE nodes SET seen = '-infinity' WHERE node = $1`,
};

/** Presence in unlogged tables: it may be lost in a crash of the database. */
export function postgresPresence(connections: Connections, node: string): Presence {
  const ask = async (name: keyof typeof sql, ...values: readonly unknown[]) =>
    (await connections.query({ name: `places/${name}`, text: sql[name], values: [...values] })).rows;
  return {
    beat: async () => (await ask('beat', node)).map(({ room }) => String(room)),
    take: async (room, player) => void (await ask('take', node, room, player)),
    keep: async (room, player) => void (await ask('keep', node, room, player)),
    leave: async (room, player) => void (await ask('leave', node, room, player)),
    in: async (rooms) => (await ask('in', node, rooms)) as unknown as readonly PresentPlayer[],
    isAlive: async (other) => (await ask('isAlive', other)).length > 0,
    nodes: async () => Number((await ask('nodes'))[0]?.count),
    close: async () => void (await ask('close', node)),
  };
}
