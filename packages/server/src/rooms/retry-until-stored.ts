import type { RoomCommand } from './model/room-command.ts';
import type { Extras, Room } from './room.ts';
import type { Timers } from './timers.ts';

export const RETRY = 1; // seconds until the store is tried again

interface Retrying extends Extras {
  readonly isStill?: () => boolean; // asked before each attempt: whether the command is still wanted
}
/** Retries a room command until the store accepts it. */
export async function retryUntilStored(
  room: Room,
  timers: Timers,
  command: RoomCommand,
  how: Retrying = {},
): Promise<void> {
  const { isStill = () => true, ...extras } = how;
  const answer = await room.submit(() => (isStill() ? command : undefined), extras);
  if (!answer.ok) timers.set(command.type, RETRY, () => void retryUntilStored(room, timers, command, how));
}
