import { type Clock, type SeatPlayer, SLOW, waitUntil } from '@moonrise/bots';

/**
 * Plays a seat whose program is connected to another node: waits until time is nearly up and moves only if the program has not. Both
 * submit under the same command id, so the move counts once.
 */
export const deadlinePlayer = (player: SeatPlayer, clock: Clock): SeatPlayer => ({
  kind: player.kind,
  habits: SLOW,
  think: async (turn, patience) => {
    await waitUntil(clock, patience);
    return player.think(turn, patience);
  },
});
