import { type Clock, type Player, type SeatPlayer, SLOW, waitUntil } from '@moonrise/bots';

/**
 * Plays a seat whose program is connected to another node: waits until time is nearly up and moves only if the program has not. Both
 * submit under the same command id, so the move counts once.
 */
export const patientPlayer = (player: Player, clock: Clock): SeatPlayer => ({
  kind: player.kind,
  habits: SLOW,
  think: async (turn, patience) => {
    await waitUntil(clock, patience);
    return player.answer(turn);
  },
});
