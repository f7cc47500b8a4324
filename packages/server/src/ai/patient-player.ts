import type { Player } from '@moonrise/bots';
import type { ThinkingPlayer } from '@moonrise/bots/llm';
import type { Clock } from '../clock.ts';

/**
 * Plays a seat whose program is connected to another node: it waits until time is nearly up, and moves only if the program has not. What
 * both do has the same id, so that it is done once.
 */
export const patientPlayer = (player: Player, clock: Clock): ThinkingPlayer => ({
  kind: player.kind,
  headStart: 0,
  think: async (turn, { until, signal }) => {
    await new Promise<void>((resolve) => {
      const cancel = clock.at(until, resolve);
      signal.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });
    return player.answer(turn);
  },
});
