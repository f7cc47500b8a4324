import type { Id } from '@moonrise/engine';
import type { KeptGame } from '@moonrise/lab/figures';
import type { Look } from '@moonrise/protocol';
import { keptBytes } from '../../shared/proof/check-game.ts';
import type { ModelMove, SeatMind } from '../../shared/story/finished/minds.ts';
import {
  type FinishedGameAnswer,
  mindsOf,
  movesOf,
  storyRowsOf,
} from '../../shared/story/finished/use-finished-game.ts';
import type { StoryRow } from '../../shared/story/log/moments.ts';

/** A game to replay, from the server or from a file. */
export interface ReplayStory {
  readonly rows: readonly StoryRow[];
  readonly hasTimes: boolean; // false: the times are unknown
  readonly looks: readonly Look[]; // empty: default faces
  readonly programs: readonly string[]; // names of contest programs, by seat
  readonly minds: readonly SeatMind[];
  readonly moves: readonly ModelMove[];
  readonly kept?: KeptGame; // input for simulations; a contest log lacks some of it
  readonly bytesOf?: () => Promise<Uint8Array>; // for the proof; a contest log has none
}

export const replayStoryOf = (game: FinishedGameAnswer): ReplayStory => ({
  ...keptStory(game.rules, game.options, storyRowsOf(game)),
  looks: game.looks,
  minds: mindsOf(game),
  moves: movesOf(game),
  bytesOf: () => keptBytes(game.game_id),
});

/** A story with the rows only, and what else is known. */
export const storyOfRows = (rows: readonly StoryRow[], known: Partial<ReplayStory> = {}): ReplayStory => ({
  rows,
  hasTimes: true,
  looks: [],
  programs: [],
  minds: [],
  moves: [],
  ...known,
});
/** The story of a game that was stored whole. */
export const keptStory = (
  rules: Id,
  options: unknown,
  rows: readonly StoryRow[],
  known: Partial<ReplayStory> = {},
): ReplayStory => storyOfRows(rows, { kept: { rules, options, rows: rows.map(({ events }) => events) }, ...known });
