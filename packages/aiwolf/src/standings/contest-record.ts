import type { Id } from '@moonrise/engine';
import { z } from 'zod';
import { countFigures } from '../figures/count-figures.ts';
import { FIGURES, type FigureCounts } from '../figures/figures.ts';
import { type LoggedGame, readLoggedGame } from '../figures/logged-game.ts';
import type { ContestResult } from '../games/reporter.ts';
import { fingerprint } from '../logs/fingerprint.ts';
import type { LiveFeed } from '../logs/live-feed.ts';
import { LOG_KINDS, type LogNames } from '../logs/log-files.ts';
import { isOnSide, isSide, NO_WINNER } from '../wire/log-words.ts';

const figures = z.partialRecord(z.enum(FIGURES), z.tuple([z.number(), z.number()]).readonly());
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
  figures: figures.optional(), // missing: recorded by an older version, or no winner
});
const playedGame = z.object({
  id: z.string(),
  ended_at: z.string(), // RFC 3339
  file: z.string(), // of the live stream, without its extension; empty: none was written
  files: z.partialRecord(z.enum(LOG_KINDS), z.string()).optional(), // without their endings; older lines have none
  win_side: z.string(), // NONE: no winner
  day: z.int(), // the last one
  agents: z.array(seat).min(1), // by seat
  log: z.string().optional(), // fingerprint of the game log
  source: z.string().optional(), // the file that it was imported from; missing: played here
});
/** The record of a finished game, for standings and exports. */
export type ContestRecord = z.infer<typeof playedGame>;
export type ContestRecordSeat = ContestRecord['agents'][number];

export const isDecided = ({ win_side }: ContestRecord): boolean => win_side !== NO_WINNER;

/** The record of a game that ended here. Its figures are counted from its log, as they are for imported games. */
export function playedGameOf(
  { id, outcome, day, sitters, conduct }: ContestResult,
  at: number,
  { feed, files, gameLog }: GameLogs,
): ContestRecord {
  const read = readLoggedGame(gameLog);
  const figures = read.ok ? countFigures(read.game) : new Map<number, FigureCounts>();
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
      ...figuresOf(figures, seat + 1),
    })),
    log: fingerprint(gameLog),
  };
}
/** The logs of a game, as far as its record needs them. */
interface GameLogs {
  readonly feed: Pick<LiveFeed, 'filename' | 'isAlive'>;
  readonly files: LogNames;
  readonly gameLog: string;
}
function figuresOf(figures: ReadonlyMap<number, FigureCounts>, seat: number): Pick<ContestRecordSeat, 'figures'> {
  const counts = figures.get(seat);
  return counts ? { figures: counts as ContestRecordSeat['figures'] & object } : {};
}

/** The record of a logged game that was played elsewhere. The log does not tell how many questions were asked. */
export function loggedGameOf(
  game: LoggedGame,
  { id, log, source, at }: { readonly id: string; readonly log: string; readonly source: string; readonly at: number },
): ContestRecord {
  const { winner } = game;
  const figures = countFigures(game);
  return {
    id,
    ended_at: new Date(game.endedAt ?? at).toISOString(),
    file: '',
    win_side: winner,
    day: game.lastDay,
    agents: [...game.seats].map(([seat, { team, program, name, role, isAlive, wasDropped }]) => ({
      team,
      original_name: program,
      game_name: name,
      role,
      won: isSide(winner) && isOnSide(role, winner),
      alive: isAlive,
      asked: 0,
      failed: 0,
      dropped: wasDropped,
      ...figuresOf(figures, seat),
    })),
    log,
    source,
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
