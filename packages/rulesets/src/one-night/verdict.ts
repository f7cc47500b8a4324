import type { Deed, Event, Game, Outcome } from '@moonrise/engine';
import { eliminated, leaders, spared, wonBy, wonByNoOne } from '@moonrise/engine/kit';
import { isWerewolf, TANNER, VILLAGE, WEREWOLF } from './sides.ts';

/** All players with the most votes are out, unless several share the top with one vote each. */
export function tally(ballots: readonly Deed[], version: number): readonly Event[] {
  const { top, votes } = leaders(ballots);
  if (votes === 0) return spared('no_votes');
  const isSpared = votes === 1 && (top.length > 1 || version < 2); // version 1: two votes were needed
  return isSpared ? spared('one_vote_each') : top.flatMap(eliminated);
}

/** Who has won, by the cards that the players have when the day is over. */
export function verdict(game: Game): Outcome | null {
  if (!game.frame.closed || game.frame.phase !== 'day') return null;
  const out = game.dead();
  const tanners = out.filter((id) => game.team(id) === TANNER);
  if (tanners.length > 0) return { team: TANNER, winners: tanners, reason: 'tanner_out' };
  if (out.some((id) => isWerewolf(game.role(id)))) return village(game, 'werewolf_out');
  if (out.length > 0) return unhunted(game);
  const isHidden = game.seats.some(({ id }) => isWerewolf(game.role(id)));
  return isHidden ? wonBy(game, WEREWOLF, 'werewolf_hidden') : village(game, 'no_werewolf');
}

/** The village wins, if any player is on it: a set without cards of the village can be played too. */
const village = (game: Game, reason: string): Outcome =>
  game.members(VILLAGE).length > 0 ? wonBy(game, VILLAGE, reason) : wonByNoOne(reason);

/** A player is out who is not a Werewolf: the werewolf team wins, if any player is on it. */
function unhunted(game: Game): Outcome {
  const isAny = game.members(WEREWOLF).length > 0;
  return isAny ? wonBy(game, WEREWOLF, 'no_werewolf_out') : wonByNoOne('no_werewolf_team');
}
