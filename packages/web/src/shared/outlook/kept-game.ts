import type { KeptGame } from '@moonrise/lab/figures';
import { type FinishedGameAnswer, storyRowsOf } from '../story/finished/use-finished-game.ts';

/** The input for simulations. */
export const keptGame = (game: FinishedGameAnswer): KeptGame => ({
  rules: game.rules,
  options: game.options,
  rows: storyRowsOf(game).map(({ events }) => events),
});
