import type { Deed, Game, Id, Phase, SeatId } from '@moonrise/engine';
import { leaders } from '@moonrise/engine/kit';
import { isWolf } from './sides.ts';

/** A vote that is repeated after a tie, up to a number of rounds. */
export interface RunOff {
  readonly top: (game: Game) => readonly SeatId[]; // of this round: no one, one, or a tie
  readonly isTied: (game: Game) => boolean; // and another round follows
  readonly phase: Pick<Phase, 'data' | 'again'>;
}

/** The vote on whom to exile. */
export const exile = (rounds: number): RunOff => runOff('vote', rounds, () => true);
/** The vote on whom to attack. Votes for a werewolf do not count. */
export const raid = (rounds: number): RunOff => runOff('attack', rounds, (game, target) => !isWolf(game, target));

/** Act and phase have the same name. */
function runOff(id: Id, rounds: number, counts: (game: Game, target: SeatId) => boolean): RunOff {
  const isCounted = (game: Game) => (ballot: Deed) => ballot.targets.every((target) => counts(game, target));
  const top = (game: Game) => leaders(game.ballots(id).filter(isCounted(game))).top;
  const isTied = (game: Game) => roundOf(game) < rounds && top(game).length > 1;
  // Called before the next phase opens, so the frame is still the last one.
  const isNext = (game: Game) => game.state.frames.length > 0 && game.frame.phase === id && isTied(game);
  return {
    top,
    isTied,
    phase: {
      data: (table) => ({ ballot: isNext(table) ? roundOf(table) + 1 : 1 }),
      again: isTied,
    },
  };
}
const roundOf = (game: Game): number => (game.frame.data as { readonly ballot: number }).ballot;
