import type { Deck, Game, Id, Outcome } from '@moonrise/engine';
import { isUndecided, parity, type Sides, stalemate } from '@moonrise/engine/kit';
import { hasLoneWolf, isLone } from './lone-wolf.ts';
import { NEUTRAL } from './sides.ts';

/** Who has won by numbers. A Lone Wolf who is the last of the pack hunts on until no one else is left. */
export function standing(game: Game, sides: Sides): Outcome | null {
  const verdict = parity(game, sides);
  return verdict && !isHunting(game, sides) ? crowned(game, verdict) : null;
}

function isHunting(game: Game, { wolves }: Sides): boolean {
  const [last, ...others] = game.of(wolves);
  return last !== undefined && others.length === 0 && isLone(game, last) && game.living().length > 1;
}

/** Adds living players of no side to the winners, and removes a Lone Wolf who is not the last one alive. */
export function crowned(game: Game, verdict: Outcome): Outcome {
  const isAlone = game.living().length === 1;
  const winners = verdict.winners.filter((seat) => !isLone(game, seat) || (isAlone && game.isAlive(seat)));
  return { ...verdict, winners: [...winners, ...game.of(NEUTRAL)].sort((a, b) => a - b) };
}

/** The verdict when a phase has closed; after the last phase of a round also the stalemate. */
export function verdictAfter(last: Id, sides: Sides): (game: Game) => Outcome | null {
  return (game) => {
    if (!game.frame.closed) return null;
    const won = standing(game, sides);
    if (won || game.frame.phase !== last) return won;
    const stopped = stalemate(game, sides);
    return stopped && crowned(game, stopped);
  };
}

/** Whether a game with this deck goes on with this many wolves among the living. */
export const goesOnWith =
  (deck: Deck | undefined) =>
  (hunted: number, living: number): boolean =>
    isUndecided(hunted, living) || (hunted === 1 && hasLoneWolf(deck));
