import type { LiveRoom } from '../../rooms/live-room.ts';
import { type Refused, refused } from '../../rooms/refused.ts';
import type { Session } from '../session.ts';

const notInRoom = refused('not_seated', 'You are not in a room: create or join one, or resume your seat first.');
const watching = refused('only_watching', 'You are watching: only players with a seat can do that.');

export interface RoomSeat {
  readonly ok: true;
  readonly live: LiveRoom;
  readonly player: string;
}
/** The seat of a connection, or why it has none. */
export function seatOf({ roomConnections, player }: Session): RoomSeat | Refused {
  if (!roomConnections) return notInRoom;
  return player === null ? watching : { ok: true, live: roomConnections.live, player };
}
export { notInRoom };
