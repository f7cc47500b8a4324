import type { SeatId } from '@moonrise/engine';
import type { GameView, RoomView } from '../../../shared/connection/snapshot.ts';

/**
 * Whether somebody of this room had that seat, even if a bot played it for a while. Where other names were worn the wire
 * did not tell who sat where; at the end the names do.
 */
export const isPerson = (
  { players }: Pick<RoomView, 'players'>,
  { ids, state }: Pick<GameView, 'ids' | 'state'>,
  seat: SeatId,
): boolean => players.some(({ id, name }) => id === ids[seat] || name === state.seats[seat]?.name);
