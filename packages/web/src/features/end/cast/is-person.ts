import type { SeatId } from '@moonrise/engine';
import type { GameView, RoomView } from '../../../shared/connection/snapshot.ts';

/**
 * True if a player of this room had that seat, even if a bot played it for a while. With aliases the ids on the wire do not
 * tell who sat where; the names at the end do.
 */
export const isPerson = (
  { players }: Pick<RoomView, 'players'>,
  { ids, state }: Pick<GameView, 'ids' | 'state'>,
  seat: SeatId,
): boolean => players.some(({ id, name }) => id === ids[seat] || name === state.seats[seat]?.name);
