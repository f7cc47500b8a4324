/** What is said in a room outside its games. */
export interface Line {
  readonly id: string;
  readonly from: string | null; // null: the room itself speaks
  readonly text: string;
  readonly at: number;
}
interface Chat {
  readonly chat: readonly Line[];
  readonly lines: number;
}
const KEPT = 200; // lines, for those who come back

export function withLine<R extends Chat>(room: R, from: string | null, text: string, at: number): R {
  const line: Line = { id: `room-${room.lines + 1}`, from, text, at };
  return { ...room, chat: [...room.chat.slice(1 - KEPT), line], lines: room.lines + 1 };
}
