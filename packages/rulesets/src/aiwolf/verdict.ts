import { DROPPED, type Game, type Outcome } from '@moonrise/engine';
import { QUIET_ROUNDS, wonBy, wonByNoOne } from '@moonrise/engine/kit';
import { isWolf, speciesOf, VILLAGERS, WEREWOLVES, WOLF } from './sides.ts';

/** Who has won, by species: the Possessed counts as a human. A game without Werewolves has no winner. */
function won(game: Game): Outcome | null {
  if (!hasWolves(game)) return null;
  const living = game.living();
  const wolves = living.filter((id) => isWolf(game, id)).length;
  if (wolves * 2 >= living.length) return wonBy(game, WEREWOLVES, 'parity');
  return wolves === 0 ? wonBy(game, VILLAGERS, 'wolves_gone') : null;
}

const hasWolves = ({ rules, state }: Game): boolean =>
  rules.roles.some((role) => speciesOf(role) === WOLF && (state.deck[role.id] ?? 0) > 0);

/** The verdict at the end of each phase; a tied vote goes on. */
export const outcome =
  (mostErrors: number) =>
  (game: Game): Outcome | null => {
    if (!game.frame.closed || game.phase.again?.(game)) return null;
    const dropped = game.seats.filter(({ marks }) => marks.includes(DROPPED)).length;
    return won(game) ?? (dropped > game.seats.length * mostErrors ? wonByNoOne('errors') : null);
  };

/** The verdict at the end of each night. */
export const nightOver =
  (maxDay: number) =>
  (game: Game, day: number): Outcome | null => {
    if (maxDay >= 0 && day >= maxDay) return wonByNoOne('max_day');
    return game.quietRounds(day) >= QUIET_ROUNDS ? wonByNoOne('stalemate') : null;
  };
