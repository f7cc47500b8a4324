import { clock, type Game } from '@moonrise/engine';
import type { GameCommand } from './rows.ts';

const SHORTEST_GIVEN_BACK = 500; // ms: nobody notices less
const UNHEARD = 500; // ms in which its room should hear that a game is over; else somebody looks after it

interface Step {
  readonly command: GameCommand;
  readonly before: ReturnType<typeof clock>; // that ran before the command
  readonly deadline: number | null; // of that clock
  readonly after: Game;
  readonly at: number;
}

/** A deadline stays as long as its clock runs, and starts anew with the next. The last one is there in case nobody lives to tell the room. */
export function deadlineAfter({ command, before, deadline, after, at }: Step): number | null {
  const running = clock(after);
  if (!running) return after.state.outcome ? at + UNHEARD : null;
  if (deadline === null || before?.key !== running.key) return at + Math.round(running.seconds * 1000);
  return command.type === 'extend' ? Math.max(deadline, at) + command.ms : deadline;
}

/** How much of its time a phase gets back after the server was away: what it has lost, up to `most` ms. */
export function lostTime(deadline: number, lastAlive: number, now: number, most: number): number {
  const lost = Math.min(deadline, now) - lastAlive;
  return lost < SHORTEST_GIVEN_BACK ? 0 : Math.min(lost, most);
}
