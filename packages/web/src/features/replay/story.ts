import type { Look } from '../../shared/connection/snapshot.ts';
import type { Mind, ModelMove } from '../../shared/story/minds.ts';
import type { StoryRow } from '../../shared/story/moments.ts';
import { type FinishedGame, mindsOf, movesOf, rowsOf } from '../../shared/story/use-finished-game.ts';

/** A game that can be watched again, wherever it was kept. */
export interface Story {
  readonly rows: readonly StoryRow[];
  readonly hasTimes: boolean; // else nobody knows when what was said
  readonly looks: readonly Look[]; // none: everybody gets another face
  readonly programs: readonly string[]; // that sat in a contest, as they call themselves
  readonly minds: readonly Mind[];
  readonly moves: readonly ModelMove[];
}

export const storyOf = (game: FinishedGame): Story => ({
  rows: rowsOf(game),
  hasTimes: true,
  looks: game.looks,
  programs: [],
  minds: mindsOf(game),
  moves: movesOf(game),
});

/** Of a game that was read from a file no more is known than what happened. */
export const storyOfRows = (rows: readonly StoryRow[], known: Partial<Story> = {}): Story => ({
  rows,
  hasTimes: true,
  looks: [],
  programs: [],
  minds: [],
  moves: [],
  ...known,
});
