import type { Game, SeatId } from '@moonrise/engine';

/** The other seats that this viewer knows to be on their own side. */
export function fellows(game: Game, me: SeatId | null): readonly SeatId[] {
  const team = me === null ? undefined : game.team(me);
  return team === undefined ? [] : game.members(team).filter((id) => id !== me);
}
