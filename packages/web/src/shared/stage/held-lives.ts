import type { SeatId } from '@moonrise/engine';
import type { Happening } from '../connection/snapshot.ts';

/** Who is alive as far as the director has told it: changes that are still to be staged, by seat. */
export function heldLives(log: readonly Happening[], heldFrom: number | null): ReadonlyMap<SeatId, boolean> {
  const lives = new Map<SeatId, boolean>();
  if (heldFrom === null) return lives;
  for (const { event } of log.slice(heldFrom)) {
    if (event.type !== 'died' && event.type !== 'revived') continue;
    if (!lives.has(event.seat)) lives.set(event.seat, event.type === 'died'); // as before the first change
  }
  return lives;
}
