import type { Server } from 'socket.io';

const UNREADABLE = 'x'; // no packet begins with it, so Socket.IO closes the connection
const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = [...'"\\,[{'].map((character) => character.charCodeAt(0));

/**
 * Closes connections that send messages with more values than this. Read by a JSON parser, 16 KB of brackets take half a megabyte,
 * and a thousand such messages may be waiting.
 */
export function limitFrameValues({ engine }: Server, most: number): void {
  engine.on('connection', (connection) => {
    connection.on('packet', (packet: { data?: unknown }) => {
      if (typeof packet.data === 'string' && hasMoreValues(packet.data, most)) packet.data = UNREADABLE;
    });
  });
}

/** True if a JSON text contains more than so many values. It is not parsed. */
export function hasMoreValues(text: string, most: number): boolean {
  if (text.length <= most) return false;
  let values = 1;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i);
    if (isQuoted && character === BACKSLASH) i++;
    else if (character === QUOTE) isQuoted = !isQuoted;
    else if (!isQuoted && (character === COMMA || character === LIST || character === OBJECT) && ++values > most)
      return true;
  }
  return false;
}
