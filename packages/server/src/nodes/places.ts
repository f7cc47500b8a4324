/** Somebody's place in a room: the node that their newest connection has reached. */
export interface Place {
  readonly room: string; // its stream
  readonly player: string;
  readonly node: string;
}

/**
 * Who is in which room, and on which node. It is no part of any log and nothing that is played depends on it: it tells who is here, and
 * which of two connections is the newest. A node that gives no sign of life has nobody.
 */
export interface Places {
  /** A sign of life. Gives back the rooms in which people were on nodes that have died since: this node is the one to look after them. */
  beat(): Promise<readonly string[]>;
  /** Somebody has come to this node. If they had a place elsewhere, they have it no more. */
  take(room: string, player: string): Promise<void>;
  /** Somebody is still here, unless they have a place elsewhere. */
  keep(room: string, player: string): Promise<void>;
  /** Somebody has gone from this node. A place that was taken elsewhere since is left alone. */
  leave(room: string, player: string): Promise<void>;
  /** Everybody in these rooms. This node knows of itself that it lives. */
  in(rooms: readonly string[]): Promise<readonly Place[]>;
  /** This node goes: it gives up all its places at once. */
  close(): Promise<void>;
}

export const SILENT = 2_000; // ms without a sign of life after which a node counts as dead
