import type { Json } from '@moonrise/engine';

/** Bytes of stored data by kind. What players wrote is counted as chat only. */
export interface BytesByKind {
  readonly games: number;
  readonly rooms: number;
  readonly chat: number;
  readonly reports: number;
  readonly profiles: number; // estimated from the number of entries
  readonly other: number; // motives of AI seats, bans and everything else
}
/** The disk under the store; null: unknown. */
export interface DiskSpace {
  readonly stored: number; // bytes of the database on the disk, with space it will reuse
  readonly free: number | null;
}
export interface OldGamesQuery {
  readonly before: number; // when it ended, epoch ms
  readonly limit: number;
  readonly owners?: readonly string[]; // only games of rooms that these created
  readonly hasChat?: true; // only games whose chat is still stored
}
export interface RewrittenRow {
  readonly seq: number;
  readonly command: Json;
  readonly events: readonly Json[];
}

/**
 * Sizes and deletion. Nothing here touches a running game: rooms are deleted when they are closed, games when their room is closed
 * and their results are recorded.
 */
export interface SpaceStore {
  disk(): Promise<DiskSpace>;
  bytes(): Promise<BytesByKind>;
  /** Bytes of these streams. */
  bytesIn(streams: readonly string[]): Promise<number>;
  /** Bytes of the rooms that these owners created, and of their games. */
  bytesOf(owners: readonly string[]): Promise<number>;
  ownerOf(room: string): Promise<string | undefined>;
  /** The secret that hashes addresses in this period. The first one stored stays. */
  saltFor(period: number, made: string): Promise<string>;
  /** Deletes the secrets of earlier periods. The owners hashed with them are then unknown for good. */
  forgetSalts(before: number): Promise<void>;

  /** Finished games that may be deleted, the oldest first: not pinned, recorded, their room closed. */
  oldGames(query: OldGamesQuery): Promise<readonly string[]>;
  /** Rooms closed before this time, the oldest first. */
  closedRooms(before: number, limit: number, owners?: readonly string[]): Promise<readonly string[]>;
  /** The next profiles after this one, with the end of their last game. Profiles of people in an open room are omitted. */
  profilesAfter(profile: string, limit: number): Promise<readonly { readonly profile: string; readonly at: number }[]>;
  /** Deletes a part of a game; true when nothing is left. */
  removeGame(game: string): Promise<boolean>;
  /** Deletes a part of a closed room with its seat tokens and unfinished games; true when nothing is left. */
  removeRoom(room: string): Promise<boolean>;
  /** Deletes rows of a stream that were stored before this time. The last row is emptied instead, so that numbers are not reused. */
  removeRows(stream: string, before: number): Promise<number>;
  /** True while the chat of a finished game is stored. */
  hasChat(game: string): Promise<boolean>;
  /** Replaces rows of a finished game. After the last ones it notes that the chat of this game is gone. */
  rewriteChat(game: string, rows: readonly RewrittenRow[], isLast: boolean): Promise<void>;

  /** Keeps a finished game whatever its age. False: there is no such game. */
  pin(game: string, by: string, on: boolean): Promise<boolean>;
  /** Pinned games, the newest first. */
  pins(by: string | null, limit: number): Promise<readonly string[]>;

  /** True if this node may sweep until then, because no other does. */
  claimSweep(node: string, now: number, until: number): Promise<boolean>;
  /** Nothing is deleted before this time, epoch ms: operators of an older version are told first. */
  noticeUntil(): Promise<number>;
}

export const REMOVED_ROW: Json = { type: 'removed' };
export const OPERATOR = 'operator'; // who pinned; otherwise the hash of a profile
/** Rows deleted at once: a few milliseconds. */
export const REMOVED_AT_ONCE = 500;
/** What one entry of a profile takes, about. */
const PROFILE_ENTRY = 300;
const ROW = 60; // bytes of a row besides its texts

/** What a row takes, and how much of it is chat. */
export function rowBytes(command: string, events: string, reply: string, isChat: boolean): RowBytes {
  const bytes = Buffer.byteLength(command) + Buffer.byteLength(events) + Buffer.byteLength(reply) + ROW;
  return { bytes, chat: isChat ? bytes : 0 };
}
export interface RowBytes {
  readonly bytes: number;
  readonly chat: number;
}
export const isChat = (command: Json): boolean =>
  typeof (command as { readonly text?: unknown } | null)?.text === 'string';

/** Adds the bytes of streams up by kind. */
export function bytesByKind(
  streams: Iterable<{ readonly kind: string; readonly bytes: number; readonly chat: number }>,
  profileEntries: number,
): BytesByKind {
  const sums = { games: 0, rooms: 0, chat: 0, reports: 0, profiles: profileEntries * PROFILE_ENTRY, other: 0 };
  for (const { kind, bytes, chat } of streams) {
    const said = kind === 'reports' ? 0 : chat; // a report has a text too
    sums[KINDS[kind] ?? 'other'] += bytes - said;
    sums.chat += said;
  }
  return sums;
}
const KINDS: Readonly<Record<string, 'games' | 'rooms' | 'reports'>> = {
  game: 'games',
  room: 'rooms',
  reports: 'reports',
};
export const totalOf = ({ games, rooms, chat, reports, profiles, other }: BytesByKind): number =>
  games + rooms + chat + reports + profiles + other;
/** Streams about a game besides its log. */
export const sideStreams = (game: string): readonly string[] => [
  `ai-minds/${game}`,
  `ai-moves/${game}`,
  promptStream(game),
];
/** What models were told in a game, and their raw answers: for the operator. */
export const promptStream = (game: string): string => `ai-prompts/${game}`;
export const creatorStream = (room: string): string => `ai-creators/${room}`;
/** Who wants notices in a room. */
export const noticeStream = (room: string): string => `notices/${room}`;
