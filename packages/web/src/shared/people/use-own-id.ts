import { useSnapshot } from '../connection/hooks/use-connection.ts';

/** This player's id as the others see it now: in a masked game it is not the one of the lobby. */
export const useOwnId = (): string | null =>
  useSnapshot(({ room, game, me }) => {
    const isSeated = room?.status === 'playing' && game !== null && game.seat !== null;
    return isSeated ? (game.ids[game.seat ?? -1] ?? me) : me;
  });
