import type { Game, Id, Place, Seat } from '@moonrise/engine';

/** The targets of `me` by this act in the last night. */
export function lastNight(game: Game, me: Seat, act: Id): readonly Place[] {
  const deed = game.last(me, act);
  return deed?.day === game.day ? deed.targets : [];
}
