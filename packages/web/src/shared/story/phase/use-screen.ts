import { useSnapshot } from '../../connection/hooks/use-connection.ts';
import type { RoomView } from '../../connection/snapshot.ts';
import { useFinishedGame } from '../finished/use-finished-game.ts';

export type Screen = 'lobby' | 'waiting' | 'table' | 'end' | 'stopped';

interface Seen {
  readonly status: RoomView['status'] | undefined;
  readonly hasGame: boolean;
  readonly isOver: boolean; // the outcome is known
  readonly hasNoEnd: boolean; // the server has no finished game with this id
}
/** The screen for a room's state. A game that is over without an outcome was stopped by a fault. */
export function screenOf({ status, hasGame, isOver, hasNoEnd }: Seen): Screen {
  if (status === 'lobby' || status === 'countdown') return 'lobby';
  if (isOver) return 'end';
  if (status === 'ended' && hasNoEnd) return 'stopped';
  return hasGame ? 'table' : 'waiting'; // the last events of an ended game may still be on their way
}

export function useScreen(): Screen {
  const { status, id, hasGame, isOver } = useSnapshot(({ room, game }) => ({
    status: room?.status,
    id: room?.game_id,
    hasGame: game !== null,
    isOver: game?.state.outcome != null,
  }));
  const found = useFinishedGame(status === 'ended' && !isOver ? id : undefined);
  return screenOf({ status, hasGame, isOver, hasNoEnd: found === 'missing' });
}
