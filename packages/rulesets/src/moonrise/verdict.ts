import type { Game, Outcome, TableHooks } from '@moonrise/engine';
import { forced, noted } from '@moonrise/engine/kit';
import { crowned, standing } from '../guests/verdict.ts';
import { sides } from './sides.ts';

const MAX_ROUNDS = 10;

/** The phase that a revenge interrupted: a day has a verdict only after one. */
export const avenged: TableHooks = { resumed: (table) => [noted('avenged', table.frame.id)] };

export function outcome(game: Game): Outcome | null {
  const { phase, closed, id } = game.frame;
  switch (phase) {
    case 'night': // also while it is open: an absorbed role can decide the game
      return standing(game, sides);
    case 'day':
      return closed ? (game.state.notes.avenged === id ? standing(game, sides) : null) : lastWolfShot(game);
    case 'voting':
      return closed ? (standing(game, sides) ?? roundLimit(game)) : null;
    default:
      return null;
  }
}

/** After a shot only the village can win; parity for the wolves is checked later. */
function lastWolfShot(game: Game): Outcome | null {
  const verdict = standing(game, sides);
  return verdict?.team === sides.village ? verdict : null;
}
const roundLimit = (game: Game): Outcome | null =>
  game.day >= MAX_ROUNDS ? crowned(game, forced(game, sides, 'max_rounds')) : null;
