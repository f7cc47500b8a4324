import type { Id } from '@moonrise/engine';
import { z } from 'zod';
import type { ContestResult } from '../games/reporter.ts';
import type { LiveFeed } from '../logs/live-feed.ts';
import { LOG_KINDS, type LogNames } from '../logs/log-files.ts';

const seat = z.object({
  team: z.string(),
  original_name: z.string(),
  game_name: z.string(),
  role: z.string(),
  won: z.boolean(),
  alive: z.boolean(),
  asked: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  dropped: z.boolean(),
});
const playedGame = z.object({
  id: z.string(),
  ended_at: z.string(), // RFC 3339
  file: z.string(), // of the live stream, without its extension; empty: none was written
  files: z.partialRecord(z.enum(LOG_KINDS), z.string()).optional(), // without their endings; older lines have none
  win_side: z.string(), // NONE: no winner
  day: z.int(), // the last one
  agents: z.array(seat).min(1), // by seat
});
/** The record of a finished game, for standings and exports. */
export type ContestRecord = z.infer<typeof playedGame>;
export type ContestRecordSeat = ContestRecord['agents'][number];

const NO_WINNER = 'NONE';
export const isDecided = ({ win_side }: ContestRecord): boolean => win_side !== NO_WINNER;

export function playedGameOf(
  { id, outcome, day, sitters, conduct }: ContestResult,
  at: number,
  { feed, files }: { readonly feed: Pick<LiveFeed, 'filename' | 'isAlive'>; readonly files: LogNames },
): ContestRecord {
  return {
    id,
    ended_at: new Date(at).toISOString(),
    file: feed.filename,
    files,
    win_side: outcome.team ?? NO_WINNER,
    day,
    agents: sitters.map(({ seat, team, originalName, name, role }) => ({
      team,
      original_name: originalName,
      game_name: name,
      role,
      won: outcome.team !== null && outcome.winners.includes(seat),
      alive: feed.isAlive(seat),
      asked: conduct[seat]?.asked ?? 0,
      failed: conduct[seat]?.failed ?? 0,
      dropped: conduct[seat]?.hasDropped ?? false,
    })),
  };
}

/** Lines of older versions name one file: all files of a game had the same name. */
export const logNamesOf = ({ file, files }: ContestRecord): LogNames =>
  files ?? (file === '' ? {} : Object.fromEntries(LOG_KINDS.map((kind) => [kind, file])));

/** Parses one line of the file; undefined if it is invalid. */
export function readPlayedGame(line: string): ContestRecord | undefined {
  try {
    return playedGame.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** True if the game was played with this deck: only those are comparable. */
export function isOfDeck({ agents }: ContestRecord, deck: Readonly<Record<Id, number>>): boolean {
  const count = (role: Id) => agents.filter((one) => one.role === role).length;
  return Object.keys({ ...deck, ...Object.fromEntries(agents.map(({ role }) => [role, 0])) }).every(
    (role) => count(role) === (deck[role] ?? 0),
  );
}
