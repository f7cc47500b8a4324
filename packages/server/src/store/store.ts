// What is kept, and how it is asked for. `testing/contract/store` holds every store to the same promises.
import type { Id, Json, Outcome } from '@moonrise/engine';
import type { HistoryStore } from '../history/history-store.ts';

/** One decision: stored whole or not at all. */
export interface Row {
  readonly stream: string; // 'room/<id>' or 'game/<id>'
  readonly seq: number; // 1, 2, 3 … dense
  readonly at: number; // epoch ms, a whole number
  readonly command: Json; // what was asked
  readonly commandId: string | null; // client-made, unique per stream: a resend finds its first answer
  readonly events: readonly Json[];
  readonly reply: Json; // what was acknowledged
  readonly deadline: number | null; // epoch ms: when this stream wants to be woken, after this row
}

export type Appended =
  | { readonly kind: 'appended' }
  | { readonly kind: 'conflict' } // the log is not where the writer thought, or the code is taken: reload, decide again
  | { readonly kind: 'repeated'; readonly row: Row }; // (stream, commandId) is there: its first answer
/** One row, or several of one stream that follow one another. */
export type Rows = Row | readonly Row[];
const isOne = (rows: Rows): rows is Row => !Array.isArray(rows);
export const listOf = (rows: Rows): readonly Row[] => (isOne(rows) ? [rows] : rows);

/** Things that become true together with the rows. */
export interface Also {
  readonly seed?: { readonly game: string; readonly seed: string };
  readonly tokens?: readonly SeatToken[]; // added
  readonly revoke?: readonly string[]; // hashes of tokens
  readonly code?: { readonly code: string; readonly stream: string }; // claimed; held by another stream: a conflict
  readonly freeCode?: string;
  readonly done?: string; // this stream is finished: nothing wakes it any more
  readonly finished?: Omit<FinishedGame, 'at'>; // listed by `games`, with the time of the last row
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
/** One page. `before` is the last game of the page before. */
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
   * Resolves when the rows are durable: all of them, or none is stored. What is asked in one turn of the event loop is stored
   * together, in the order asked; what does not follow the row before it is a conflict. A rejection means that nobody knows:
   * reload before deciding again.
   */
  append(rows: Rows, also?: Also): Promise<Appended>;
  read(stream: string, after?: number): Promise<readonly Row[]>;
  /** The highest seq; 0 where there is none. */
  head(stream: string): Promise<number>;
  /** The same for many at once; those without rows are left out. */
  heads(streams: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Unfinished streams whose latest row wants to be woken by then, the earliest first. */
  due(before: number): Promise<readonly Wakeup[]>;
  /** All unfinished streams, for a restart. */
  awake(): Promise<readonly { readonly stream: string; readonly deadline: number | null }[]>;
  /** For the match that plays this game, and nobody else. */
  seedOf(game: string): Promise<string | undefined>;
  seat(tokenHash: string): Promise<SeatToken | undefined>;
  /** The stream of the room that holds this code. */
  roomByCode(code: string): Promise<string | undefined>;
  /** How many codes of this length are held. */
  codesInUse(length: number): Promise<number>;
  /** Finished games, the newest first. */
  games(query: GamesQuery): Promise<readonly FinishedGame[]>;
  /** A sign of life: so that the next start knows since when nobody was there. */
  beat(at: number): Promise<void>;
  lastBeat(): Promise<number | undefined>;
  /** What is remembered of people's games. */
  readonly history: HistoryStore;
  /** Stores what is still waiting, then lets go of everything. */
  close(): Promise<void>;
}

/** Why a store cannot be opened: a sentence for whoever runs the server. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
