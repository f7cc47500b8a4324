import type { Extras, Room } from './room.ts';
import type { RoomCommand } from './room-decide.ts';
import type { Timers } from './timers.ts';

export const RETRY = 1; // seconds until the store is tried again

/** Has something happen to a room even if the store is away just now. */
export async function insist(room: Room, timers: Timers, command: RoomCommand, extras: Extras = {}): Promise<void> {
  const answer = await room.submit(command, extras);
  if (!answer.ok) timers.set(command.type, RETRY, () => void insist(room, timers, command, extras));
}
