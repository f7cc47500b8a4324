/** A chat line outside games. */
export interface RoomChatLine {
  readonly id: string;
  readonly from: string | null; // null: an announcement
  readonly text: string;
  readonly at: number;
  readonly said?: Announced;
}
/** The parts of an announcement, for clients that translate it. */
interface Announced {
  readonly key: string;
  readonly names: readonly string[];
}
interface Chat {
  readonly chat: readonly RoomChatLine[];
  readonly lines: number;
}
const KEPT = 200; // lines, for players who reconnect

export const withLine = <R extends Chat>(room: R, from: string, text: string, at: number): R =>
  added(room, { from, text, at });
export const withAnnouncement = <R extends Chat>(
  room: R,
  key: string,
  names: readonly string[],
  text: string,
  at: number,
): R => added(room, { from: null, text, at, said: { key, names } });

function added<R extends Chat>(room: R, said: Omit<RoomChatLine, 'id'>): R {
  const line: RoomChatLine = { id: `room-${room.lines + 1}`, ...said };
  return { ...room, chat: [...room.chat.slice(1 - KEPT), line], lines: room.lines + 1 };
}
