import type { Deck, Game, Id, Outcome } from '@moonrise/engine';
import { isUndecided, parity, type Sides, stalemate } from '@moonrise/engine/kit';
import { hasLoneWolf, isLone } from './lone-wolf.ts';
import { NEUTRAL } from './sides.ts';

/** Who has won by numbers. A Lone Wolf who is the last of the pack hunts on until nobody else is left. */
export function standing(game: Game, sides: Sides): Outcome | null {
  const verdict = parity(game, sides);
  return verdict && !isHunting(game, sides) ? crowned(game, verdict) : null;
}

function isHunting(game: Game, { wolves }: Sides): boolean {
  const [last, ...others] = game.of(wolves);
  return last !== undefined && others.length === 0 && isLone(game, last) && game.living().length > 1;
}

/** The winners of a verdict: with them whoever is of no side and lives, without them a Lone Wolf who is not alone. */
export function crowned(game: Game, verdict: Outcome): Outcome {
  const isAlone = game.living().length === 1;
  const winners = verdict.winners.filter((seat) => !isLone(game, seat) || (isAlone && game.isAlive(seat)));
  return { ...verdict, winners: [...winners, ...game.of(NEUTRAL)].sort((a, b) => a - b) };
}

/** The verdict of a phase that is over; after the last of a round also that nothing happens any more. */
export function verdictAfter(last: Id, sides: Sides): (game: Game) => Outcome | null {
  return (game) => {
    if (!game.frame.closed) return null;
    const won = standing(game, sides);
    if (won || game.frame.phase !== last) return won;
    const stopped = stalemate(game, sides);
    return stopped && crowned(game, stopped);
  };
}

/** Whether a game of such a deck goes on with so many wolves among the living. */
export const goesOnWith =
  (deck: Deck | undefined) =>
  (hunted: number, living: number): boolean =>
    isUndecided(hunted, living) || (hunted === 1 && hasLoneWolf(deck));
