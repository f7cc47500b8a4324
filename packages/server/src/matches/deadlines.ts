import { clock, type Game } from '@moonrise/engine';
import type { GameCommand } from './rows.ts';
import { lastCall } from './talk-end.ts';

const SHORTEST_GIVEN_BACK = 500; // ms: less is not noticeable
const UNHEARD = 500; // ms in which the room should learn that its game is over; then a node checks

interface Step {
  readonly command: GameCommand;
  readonly before: ReturnType<typeof clock>; // the clock before the command
  readonly deadline: number | null; // its deadline
  readonly after: Game;
  readonly at: number;
  readonly isTalkOver?: boolean; // in the open frame
  readonly later?: number; // ms that a new phase waits until what happened has been shown
  readonly earlier?: number; // ms of this wait that no one needs any more
}

/** A deadline lasts as long as its clock. After the end there is one more, in case the node crashes before the room is told. */
export function deadlineAfter({
  command,
  before,
  deadline,
  after,
  at,
  isTalkOver,
  later = 0,
  earlier = 0,
}: Step): number | null {
  const running = clock(after);
  if (!running) return after.state.outcome ? at + UNHEARD : null;
  if (deadline === null || before?.key !== running.key)
    return isTalkOver ? at : at + Math.round(running.seconds * 1000) + later;
  if (command.type === 'end_talk' && command.isLast) return Math.min(deadline, at + lastCall(after));
  return command.type === 'extend' ? Math.max(deadline, at) + command.ms : deadline - earlier;
}

/** How much time a phase gets back after an outage: what it lost, up to `most` ms. */
export function lostTime(deadline: number, lastAlive: number, now: number, most: number): number {
  const lost = Math.min(deadline, now) - lastAlive;
  return lost < SHORTEST_GIVEN_BACK ? 0 : Math.min(lost, most);
}
