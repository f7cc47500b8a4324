import { DROPPED, type Game, type Outcome } from '@moonrise/engine';
import { QUIET_ROUNDS, wonBy, wonByNobody } from '@moonrise/engine/kit';
import { isWolf, VILLAGERS, WEREWOLVES } from './sides.ts';

/** Who has won, by species: the Possessed counts as the human they are. */
function won(game: Game): Outcome | null {
  const living = game.living();
  const wolves = living.filter((id) => isWolf(game, id)).length;
  if (wolves * 2 >= living.length) return wonBy(game, WEREWOLVES, 'parity');
  return wolves === 0 ? wonBy(game, VILLAGERS, 'wolves_gone') : null;
}

/** Taken at the end of each phase; a vote that is tied goes on. */
export const outcome =
  (mostErrors: number) =>
  (game: Game): Outcome | null => {
    if (!game.frame.closed || game.phase.again?.(game)) return null;
    const dropped = game.seats.filter(({ marks }) => marks.includes(DROPPED)).length;
    return won(game) ?? (dropped > game.seats.length * mostErrors ? wonByNobody('errors') : null);
  };

/** Taken at the end of each night. */
export const nightOver =
  (maxDay: number) =>
  (game: Game, day: number): Outcome | null => {
    if (maxDay >= 0 && day >= maxDay) return wonByNobody('max_day');
    return game.quietRounds(day) >= QUIET_ROUNDS ? wonByNobody('stalemate') : null;
  };
