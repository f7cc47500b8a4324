import { useSnapshot } from '../../connection/hooks/use-connection.ts';
import type { RoomView } from '../../connection/snapshot.ts';
import { useFinishedGame } from '../finished/use-finished-game.ts';

export type Screen = 'lobby' | 'waiting' | 'table' | 'end' | 'stopped';

interface Seen {
  readonly status: RoomView['status'] | undefined;
  readonly hasGame: boolean;
  readonly isOver: boolean; // we know the outcome
  readonly hasNoEnd: boolean; // the server has no finished game of this name
}
/** What a room's state asks for. A game that is over without an end was stopped by a fault. */
export function screenOf({ status, hasGame, isOver, hasNoEnd }: Seen): Screen {
  if (status === 'lobby' || status === 'countdown') return 'lobby';
  if (isOver) return 'end';
  if (status === 'ended' && hasNoEnd) return 'stopped';
  return hasGame ? 'table' : 'waiting'; // of a game that has ended the last events may still be on their way
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
