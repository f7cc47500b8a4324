import { DROPPED, type Game, type Id, type Outcome } from '@moonrise/engine';
import { QUIET_ROUNDS, wonBy, wonByNoOne } from '@moonrise/engine/kit';
import type { Chosen } from './options.ts';
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

const JUDGED: readonly Id[] = ['vote', 'attack']; // the phases after which dropped seats end the game

const hasTooFew = (game: Game, mostErrors: number): boolean =>
  game.seats.filter(({ marks }) => marks.includes(DROPPED)).length > game.seats.length * mostErrors;

/** The verdict at the end of each phase; a tied vote goes on. */
export const outcome =
  (mostErrors: number, version: number) =>
  (game: Game): Outcome | null => {
    if (!game.frame.closed || game.phase.again?.(game)) return null;
    const isJudged = version < 2 || JUDGED.includes(game.phase.id);
    return won(game) ?? (isJudged && hasTooFew(game, mostErrors) ? wonByNoOne('errors') : null);
  };

/** The verdict at the end of each night. */
export const nightOver =
  ({ max_day, max_continue_error_ratio }: Chosen, version: number) =>
  (game: Game, day: number): Outcome | null => {
    if (version >= 2 && hasTooFew(game, max_continue_error_ratio)) return wonByNoOne('errors');
    if (max_day >= 0 && day >= max_day) return wonByNoOne('max_day');
    return game.quietRounds(day) >= QUIET_ROUNDS ? wonByNoOne('stalemate') : null;
  };
