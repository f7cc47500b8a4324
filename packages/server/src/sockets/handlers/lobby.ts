import type { PayloadOf } from '@moonrise/protocol';
import type { RoomCommand } from '../../rooms/room-decide.ts';
import { type Handlers, no, type SocketWorld } from '../replies.ts';
import type { Session } from '../session.ts';
import { seatOf } from './seated.ts';

type LobbyEvent =
  | 'set_ready'
  | 'set_options'
  | 'set_lock'
  | 'kick_player'
  | 'start_game'
  | 'cancel_start'
  | 'return_to_lobby';

/** A request that is a command to the room. */
const command =
  <N extends LobbyEvent>(make: (player: string, payload: PayloadOf<N>, now: number) => RoomCommand) =>
  async (session: Session, payload: PayloadOf<N>, { clock }: SocketWorld) => {
    const seat = seatOf(session);
    if (!seat.ok) return no(seat);
    return { answer: await seat.live.room.submit(make(seat.player, payload, clock.now())) };
  };

export const lobby: Handlers<LobbyEvent> = {
  set_ready: command<'set_ready'>((player, { ready }) => ({ type: 'ready', player, ready })),
  set_options: command<'set_options'>((by, { rules, options, ai_count: aiCount }) => ({
    type: 'set_options',
    by,
    rules,
    options,
    aiCount,
  })),
  set_lock: command<'set_lock'>((by, { locked }) => ({ type: 'lock', by, locked })),
  kick_player: command<'kick_player'>((by, { player_id }) => ({ type: 'kick', by, player: player_id })),
  start_game: command<'start_game'>((by, { ai_count: aiCount }, at) => ({ type: 'start', by, aiCount, at })),
  cancel_start: command<'cancel_start'>((by) => ({ type: 'cancel', by })),
  return_to_lobby: command<'return_to_lobby'>((by) => ({ type: 'return', by })),
};
