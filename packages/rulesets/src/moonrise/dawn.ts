import type { Game, Id, Place, Seat } from '@moonrise/engine';

/** Whom `me` has chosen by this act in the night before this day. */
export function lastNight(game: Game, me: Seat, act: Id): readonly Place[] {
  const deed = game.last(me, act);
  return deed?.day === game.day ? deed.targets : [];
}
