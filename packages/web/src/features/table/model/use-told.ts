import type { SeatId } from '@moonrise/engine';
import type { Happening } from '../../../shared/connection/snapshot.ts';
import { heldLives } from '../../../shared/stage/held-lives.ts';
import { useHeld } from '../../../shared/stage/shown-rows.ts';
import { useTable } from './use-table.ts';

interface Told {
  readonly log: readonly Happening[];
  readonly isAlive: (seat: SeatId) => boolean;
}
/** The game as far as it has been staged: what is still to be told is nowhere to be read. */
export function useTold(): Told {
  const { log, state } = useTable().game;
  const { heldFrom } = useHeld();
  const lives = heldLives(log, heldFrom);
  return {
    log: heldFrom === null ? log : log.slice(0, heldFrom),
    isAlive: (seat) => lives.get(seat) ?? state.seats[seat]?.alive === true,
  };
}
