import type { Game } from '../core/game.ts';
import type { Event, Id, Seat, SeatId } from '../core/model.ts';
import type { Act, Role } from '../core/rules.ts';

/** The choice of whom to protect. It has no effect of its own: `protection` looks it up when the attack comes. */
export const protect = (act: Id, targets: NonNullable<Act['targets']>): Act => ({
  id: act,
  during: ['night'],
  aim: 'help',
  recorded: true,
  targets,
  resolve: () => [],
});

/** Whom `me` protected the night before, if anyone. */
export function protectedBefore(game: Game, me: Seat, act: Id): SeatId | undefined {
  const deed = game.last(me, act);
  return deed?.day === game.day - 1 ? deed.targets[0] : undefined;
}

/** Whether `me` protects `seat` on this day, by an act that is recorded. */
export function isProtecting(game: Game, me: Seat, act: Id, seat: SeatId): boolean {
  const deed = game.last(me, act);
  return deed !== undefined && deed.day === game.day && deed.targets.includes(seat);
}

/** Replaces a death of this cause if the victim is protected. */
export const protection = (
  act: Id,
  cause: Id,
  saved: (game: Game, seat: SeatId) => readonly Event[],
): NonNullable<Role['instead']> => ({
  died: (table, me, event) =>
    event.cause === cause && isProtecting(table, me, act, event.seat) ? saved(table, event.seat) : undefined,
});
