// What a store keeps and how to query it. `testing/contract/store` runs the same tests over every store.
import type { Id, Json, Outcome } from '@moonrise/engine';
import type { HistoryStore } from '../history/history-store.ts';
import type { Soundness } from './soundness.ts';
import type { SpaceStore } from './space-store.ts';

/** One decision, stored completely or not at all. */
export interface Row {
  readonly stream: string; // 'room/<id>' or 'game/<id>'
  readonly seq: number; // 1, 2, 3 … dense
  readonly at: number; // epoch ms, a whole number
  readonly command: Json; // the request
  readonly commandId: string | null; // chosen by the client, unique per stream: a resent command gets its first answer
  readonly events: readonly Json[];
  readonly reply: Json; // what was acknowledged
  readonly deadline: number | null; // epoch ms: when this stream has to be woken after this row
}

export type Appended =
  | { readonly kind: 'appended' }
  | { readonly kind: 'conflict' } // the log has moved on, or the code is taken: reload and decide again
  | { readonly kind: 'repeated'; readonly row: Row }; // (stream, commandId) exists: its first answer
/** One row, or consecutive rows of one stream. */
export type Rows = Row | readonly Row[];
const isOne = (rows: Rows): rows is Row => !Array.isArray(rows);
export const listOf = (rows: Rows): readonly Row[] => (isOne(rows) ? [rows] : rows);

/** Changes stored in the same transaction as the rows. */
export interface Also {
  readonly seed?: { readonly game: string; readonly seed: string };
  readonly tokens?: readonly SeatToken[]; // added
  readonly revoke?: readonly string[]; // hashes of tokens
  readonly code?: { readonly code: string; readonly stream: string }; // claimed; a conflict if another stream holds it
  readonly freeCode?: string;
  readonly owner?: string; // the hashed network that created this room; its games count for it too
  readonly done?: string; // this stream is finished and is not woken any more
  readonly finished?: Omit<FinishedGame, 'at'>; // added to `games`, with the time of the last row
}
export interface SeatToken {
  readonly hash: string;
  readonly room: string;
  readonly player: string;
}

export interface FinishedGame {
  readonly game: string;
  readonly rules: Id;
  readonly players: readonly string[]; // names, by seat
  readonly outcome: Outcome;
  readonly at: number; // when it ended
}
/** One page. `before` is the last game of the previous page. */
export interface GamesQuery {
  readonly limit: number;
  readonly rules?: Id;
  readonly before?: Pick<FinishedGame, 'at' | 'game'>;
}

export interface Wakeup {
  readonly stream: string;
  readonly deadline: number;
}

export interface Store {
  /**
   * Resolves when the rows are durable; either all are stored or none. Calls in one turn of the event loop are stored together,
   * in order; a row that does not follow the last one is a conflict. After a rejection the outcome is unknown: reload before
   * deciding again.
   */
  append(rows: Rows, also?: Also): Promise<Appended>;
  /** The rows after this one, at most `limit`. Throws `DamagedRows` if they are not what was written, and sets the stream aside. */
  read(stream: string, after?: number, limit?: number): Promise<readonly Row[]>;
  /** The highest seq; 0 for an empty stream. */
  head(stream: string): Promise<number>;
  /** The highest seq of many streams. Empty streams are omitted. */
  heads(streams: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Unfinished streams with a deadline up to `before`, the earliest first. */
  due(before: number): Promise<readonly Wakeup[]>;
  /** All unfinished streams. */
  awake(): Promise<readonly { readonly stream: string; readonly deadline: number | null }[]>;
  /** Secret: only for the match that plays this game. */
  seedOf(game: string): Promise<string | undefined>;
  seat(tokenHash: string): Promise<SeatToken | undefined>;
  /** The stream of the room that holds this code. */
  roomByCode(code: string): Promise<string | undefined>;
  /** The number of claimed codes of this length. */
  codesInUse(length: number): Promise<number>;
  /** Finished games, the newest first. */
  games(query: GamesQuery): Promise<readonly FinishedGame[]>;
  /** Stores a heartbeat, so that the next start knows when the server was last alive. */
  beat(at: number): Promise<void>;
  lastBeat(): Promise<number | undefined>;
  readonly history: HistoryStore;
  readonly space: SpaceStore;
  readonly soundness: Soundness;
  /** A copy that may lag behind: for finished games. */
  readonly replica?: Store | undefined;
  /** Writes a consistent copy as a SQLite database that only its owner can read. Appends go on meanwhile. */
  backup(path: string): Promise<void>;
  /** Stores pending rows, then releases all resources. */
  close(): Promise<void>;
}

/** Why a store cannot be opened, as a message for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
