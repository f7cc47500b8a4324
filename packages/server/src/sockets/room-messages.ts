import type { RoomChatLine } from '../rooms/model/room-chat.ts';
import type { RoomState } from '../rooms/model/room-model.ts';

/** A chat line of the room as the payload of `message`. */
export const roomMessage = ({ id, from, text, at, said }: RoomChatLine) => ({
  id,
  channel: 'global',
  kind: from === null ? 'system' : 'player',
  from,
  text,
  at,
  ...said,
});

/** Tells that the store is away, so it cannot be in any log. */
export const pauseMessage = (isPaused: boolean, at: number) => ({
  id: `${isPaused ? 'pause' : 'resume'}-${at}`,
  channel: 'global',
  kind: 'system',
  from: null,
  text: isPaused
    ? 'The game is paused: the server cannot save right now. You get the lost time back.'
    : 'The game continues.',
  at,
  key: isPaused ? 'game_paused' : 'game_goes_on',
  names: [],
});

/** What was said since a player joined. During a game the lobby's chat is not shown: the players may wear other names. */
export function linesFor({ members, chat, status }: RoomState, player: string | null): readonly RoomChatLine[] {
  if (status === 'playing') return [];
  const since = members.find(({ id }) => id === player)?.since;
  return since === undefined ? [] : chat.filter(({ at }) => at >= since);
}
/** What was said since the room was in this state. */
export const linesSince = (before: RoomState, { chat, lines }: RoomState): readonly RoomChatLine[] =>
  lines > before.lines ? chat.slice(before.lines - lines) : [];
