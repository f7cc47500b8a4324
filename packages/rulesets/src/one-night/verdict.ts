import type { Deed, Event, Game, Outcome } from '@moonrise/engine';
import { eliminated, leaders, spared, wonBy, wonByNobody } from '@moonrise/engine/kit';
import { isWerewolf, TANNER, VILLAGE, WEREWOLF } from './sides.ts';

/** All with the most votes are out, if those are two or more. */
export function tally(ballots: readonly Deed[]): readonly Event[] {
  const { top, votes } = leaders(ballots);
  if (votes === 0) return spared('no_votes');
  return votes === 1 ? spared('one_vote_each') : top.flatMap(eliminated);
}

/** Who has won, by the cards that lie before the players when the day is over. */
export function verdict(game: Game): Outcome | null {
  if (!game.frame.closed || game.frame.phase !== 'day') return null;
  const out = game.dead();
  const tanners = out.filter((id) => game.team(id) === TANNER);
  if (tanners.length > 0) return { team: TANNER, winners: tanners, reason: 'tanner_out' };
  if (out.some((id) => isWerewolf(game.role(id)))) return wonBy(game, VILLAGE, 'werewolf_out');
  if (out.length > 0) return unhunted(game);
  const isHidden = game.seats.some(({ id }) => isWerewolf(game.role(id)));
  return isHidden ? wonBy(game, WEREWOLF, 'werewolf_hidden') : wonBy(game, VILLAGE, 'no_werewolf');
}

/** Somebody is out, and no Werewolf: good for the werewolf team, if anybody is of it. */
function unhunted(game: Game): Outcome {
  const isAny = game.members(WEREWOLF).length > 0;
  return isAny ? wonBy(game, WEREWOLF, 'no_werewolf_out') : wonByNobody('no_werewolf_team');
}
