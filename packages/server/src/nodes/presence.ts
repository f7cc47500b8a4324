/** A player in a room, and the node that their newest connection has reached. */
export interface PresentPlayer {
  readonly room: string; // its stream
  readonly player: string;
  readonly node: string;
}

/**
 * Who is connected to which room, and on which node. It is not part of any log, and no game depends on it: it says who is present, and
 * which of two connections is newer. Players on a node without a heartbeat are not present.
 */
export interface Presence {
  /** A heartbeat. Returns the rooms of players whose node has died since: this node takes them over. */
  beat(): Promise<readonly string[]>;
  /** A player has connected to this node. If they were present elsewhere, they are no longer. */
  take(room: string, player: string): Promise<void>;
  /** A player is still connected here, unless they are present elsewhere. */
  keep(room: string, player: string): Promise<void>;
  /** A player has disconnected from this node. If they are present elsewhere by now, nothing changes. */
  leave(room: string, player: string): Promise<void>;
  /** Everyone in these rooms. This node counts as alive even without a heartbeat. */
  in(rooms: readonly string[]): Promise<readonly PresentPlayer[]>;
  /** False: the node has no heartbeat. */
  isAlive(node: string): Promise<boolean>;
  /** How many nodes have a heartbeat. */
  nodes(): Promise<number>;
  /** This node stops: its players are no longer present. */
  close(): Promise<void>;
}

export const SILENT = 2_000; // ms without a heartbeat after which a node counts as dead
