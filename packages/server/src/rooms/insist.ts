import type { Extras, Room } from './room.ts';
import type { RoomCommand } from './room-decide.ts';
import type { Timers } from './timers.ts';

export const RETRY = 1; // seconds until the store is tried again

interface Insisting extends Extras {
  readonly isStill?: () => boolean; // whether it is wanted in the room as it is by then
}
/** Has something happen to a room even if the store is away just now. */
export async function insist(room: Room, timers: Timers, command: RoomCommand, how: Insisting = {}): Promise<void> {
  const { isStill = () => true, ...extras } = how;
  const answer = await room.submit(() => (isStill() ? command : undefined), extras);
  if (!answer.ok) timers.set(command.type, RETRY, () => void insist(room, timers, command, how));
}
