import type { GameCommand } from './rows.ts';

const SHORTEST_GIVEN_BACK = 500; // ms: nobody notices less

type Running = { readonly key: string; readonly seconds: number } | null;
interface Step {
  readonly command: GameCommand;
  readonly before: Running; // the clock before the command
  readonly deadline: number | null; // of that clock
  readonly after: Running; // the clock after it
  readonly at: number;
}

/** A deadline stays as long as its clock runs, and starts anew with the next. */
export function deadlineAfter({ command, before, deadline, after, at }: Step): number | null {
  if (!after) return null;
  if (deadline === null || before?.key !== after.key) return at + Math.round(after.seconds * 1000);
  return command.type === 'extend' ? Math.max(deadline, at) + command.ms : deadline;
}

/** How much of its time a phase gets back after the server was away: what it has lost, up to `most` ms. */
export function lostTime(deadline: number | null, lastAlive: number, now: number, most: number): number {
  if (deadline === null) return 0;
  const lost = Math.min(deadline, now) - lastAlive;
  return lost < SHORTEST_GIVEN_BACK ? 0 : Math.min(lost, most);
}
