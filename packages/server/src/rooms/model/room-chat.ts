/** What is said in a room outside its games. */
export interface RoomChatLine {
  readonly id: string;
  readonly from: string | null; // null: the room itself speaks
  readonly text: string;
  readonly at: number;
  readonly said?: Announced; // by the room
}
/** An announcement in parts, so that it can be made in another language. */
interface Announced {
  readonly key: string;
  readonly names: readonly string[];
}
interface Chat {
  readonly chat: readonly RoomChatLine[];
  readonly lines: number;
}
const KEPT = 200; // lines, for those who come back

export const withLine = <R extends Chat>(room: R, from: string, text: string, at: number): R =>
  added(room, { from, text, at });
export const withNews = <R extends Chat>(room: R, key: string, names: readonly string[], text: string, at: number): R =>
  added(room, { from: null, text, at, said: { key, names } });

function added<R extends Chat>(room: R, said: Omit<RoomChatLine, 'id'>): R {
  const line: RoomChatLine = { id: `room-${room.lines + 1}`, ...said };
  return { ...room, chat: [...room.chat.slice(1 - KEPT), line], lines: room.lines + 1 };
}
