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

/** A game that can be watched again, wherever it was kept. */
export interface ReplayStory {
  readonly rows: readonly StoryRow[];
  readonly hasTimes: boolean; // else nobody knows when what was said
  readonly looks: readonly Look[]; // none: everybody gets another face
  readonly programs: readonly string[]; // that sat in a contest, as they call themselves
  readonly minds: readonly SeatMind[];
  readonly moves: readonly ModelMove[];
  readonly kept?: KeptGame; // what it takes to play it on; a log of the contest does not tell all of it
  readonly bytesOf?: () => Promise<Uint8Array>; // as they were written; a log of the contest proves nothing
}

export const replayStoryOf = (game: FinishedGameAnswer): ReplayStory => ({
  ...keptStory(game.rules, game.options, storyRowsOf(game)),
  looks: game.looks,
  minds: mindsOf(game),
  moves: movesOf(game),
  bytesOf: () => keptBytes(game.game_id),
});

/** Of a game that was read from a file no more is known than what happened. */
export const storyOfRows = (rows: readonly StoryRow[], known: Partial<ReplayStory> = {}): ReplayStory => ({
  rows,
  hasTimes: true,
  looks: [],
  programs: [],
  minds: [],
  moves: [],
  ...known,
});
/** Of a game that was kept whole. */
export const keptStory = (
  rules: Id,
  options: unknown,
  rows: readonly StoryRow[],
  known: Partial<ReplayStory> = {},
): ReplayStory => storyOfRows(rows, { kept: { rules, options, rows: rows.map(({ events }) => events) }, ...known });
