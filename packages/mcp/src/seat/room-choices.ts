import type { PacketOf } from '@moonrise/protocol';
import type { AgentView } from './agent-view.ts';
import type { SeatChoice } from './choices.ts';

type RoomUpdate = PacketOf<'room_updated'>;

/** What an agent may do before and after a game: the host starts it, and changes the number of bots. */
export function lobbyChoices(room: RoomUpdate, me: string): readonly SeatChoice[] {
  if (room.host_id !== me) return [];
  const bots = (ai_count: number, words: string): SeatChoice => ({
    words,
    event: 'set_options',
    payload: { ai_count },
  });
  if (room.status === 'ended')
    return [{ words: 'Return to the lobby with the same players', event: 'return_to_lobby', payload: {} }];
  if (room.status === 'countdown') return [{ words: 'Stop the countdown', event: 'cancel_start', payload: {} }];
  const late = room.start_without ?? [];
  const without = late.length > 0 ? ` without ${late.length} who are not ready` : '';
  const start: SeatChoice = {
    words: `Start the game${without}`,
    event: 'start_game',
    payload: late.length > 0 ? { without: late } : {},
  };
  return [
    ...(room.cannot_start === undefined ? [start] : []),
    bots(room.ai_count + 1, 'Add a bot'),
    ...(room.ai_count > 0 ? [bots(room.ai_count - 1, 'Remove a bot')] : []),
  ];
}

/** What an agent may do in a game beside its questions. */
export function tableChoices({ game, room, isOver }: AgentView): readonly SeatChoice[] {
  if (!game || !room || isOver || game.seat === null) return [];
  const isAlone = room.players.length - room.ai_count === 1;
  const { game: seen } = game;
  if (!seen.isAlive(game.seat))
    return isAlone ? [{ words: 'Let the bots play to the end at once', event: 'skip_to_end', payload: {} }] : [];
  const mayEndTalk = isAlone || room.options.end_talk === true;
  const isDay = seen.isOpen && seen.phase.light === 'day';
  return mayEndTalk && isDay ? [{ words: 'End the talk: you need no more of it', event: 'end_talk', payload: {} }] : [];
}
