import type { Game } from '../core/game.ts';
import type { Deck, Id, Outcome } from '../core/model.ts';
import type { Role } from '../core/rules.ts';

export const wonBy = (game: Game, team: Id, reason: Id): Outcome => ({ team, winners: game.members(team), reason });
export const wonByNoOne = (reason: Id): Outcome => ({ team: null, winners: [], reason });

export interface Sides {
  readonly wolves: Id;
  readonly village: Id;
}
/** The village wins when no wolf is left, the wolves when they are at least as many as all others. */
export function parity(game: Game, { wolves, village }: Sides): Outcome | null {
  const pack = game.of(wolves).length;
  if (pack === 0) return wonBy(game, village, 'wolves_gone');
  return pack * 2 >= game.living().length ? wonBy(game, wolves, 'parity') : null;
}

/** Who wins when the game has to stop: the wolves at parity, otherwise the village. */
export const forced = (game: Game, sides: Sides, reason: Id): Outcome =>
  wonBy(game, game.of(sides.wolves).length * 2 >= game.living().length ? sides.wolves : sides.village, reason);

export const QUIET_ROUNDS = 10;
/** Ten rounds in a row without a death end the game. */
export const stalemate = (game: Game, sides: Sides): Outcome | null =>
  game.quietRounds() >= QUIET_ROUNDS ? forced(game, sides, 'stalemate') : null;

export const sidesWords = {
  wolves_gone: 'No werewolf is left.',
  parity: 'The wolves now equal everyone else.',
  stalemate: 'Ten rounds passed without a death.',
} as const;

/** How many cards of a deck belong to a team. */
export const cardsOf = (roles: readonly Role[], team: Id, deck: Deck): number =>
  roles.reduce((sum, role) => sum + (role.team === team ? (deck[role.id] ?? 0) : 0), 0);

/** Why a deck of two sides cannot be played. */
export function sidesFault(wolves: number, players: number): string | undefined {
  if (wolves === 0) return 'A deck needs at least one werewolf.';
  if (wolves * 2 >= players)
    return `With ${wolves} werewolves among ${players} players the game would be over at once.`;
  return undefined;
}
