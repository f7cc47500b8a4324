import type { PauseReason } from '../matches/match.ts';
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

const PAUSED: Readonly<Record<PauseReason, string>> = {
  disk_full:
    'The game is paused: the disk of the server is full. Its operator is told, and you get the lost time back.',
  store_away: 'The game is paused: the server cannot save right now. You get the lost time back.',
};
/** Says that the store is down. It is not stored, for the same reason. */
export const pauseMessage = (isPaused: boolean, at: number, reason: PauseReason) => ({
  id: `${isPaused ? 'pause' : 'resume'}-${at}`,
  channel: 'global',
  kind: 'system',
  from: null,
  text: isPaused ? PAUSED[reason] : 'The game continues.',
  at,
  key: isPaused ? 'game_paused' : 'game_goes_on',
  ...(isPaused && { reason }),
  names: [],
});

/** The chat since a player joined. It is hidden during a game, when players may have other names. */
export function linesFor({ members, chat, status }: RoomState, player: string | null): readonly RoomChatLine[] {
  if (status === 'playing') return [];
  const since = members.find(({ id }) => id === player)?.since;
  return since === undefined ? [] : chat.filter(({ at }) => at >= since);
}
/** The chat lines added since this state. */
export const linesSince = (before: RoomState, { chat, lines }: RoomState): readonly RoomChatLine[] =>
  lines > before.lines ? chat.slice(before.lines - lines) : [];
