import type { AiKind, PayloadOf } from '@moonrise/protocol';
import type { Limits } from '../../limits/limits.ts';
import { PROGRAM } from '../../programs/programs.ts';
import { hashPassword, passwordRefusal } from '../../rooms/access/passwords.ts';
import type { LiveRoom } from '../../rooms/live-room.ts';
import type { RoomCommand } from '../../rooms/model/room-command.ts';
import { seatsFor } from '../../rooms/model/room-model.ts';
import { cleanName, politeName } from '../../rooms/names/names.ts';
import { isRefused, type Refused, refused } from '../../rooms/refused.ts';
import { roomStream } from '../../rooms/room.ts';
import type { Session } from '../session.ts';
import { type EventHandlers, gone, refuse, type SocketWorld } from './handler.ts';
import { seatOf } from './room-seat.ts';

type LobbyEvent =
  | 'set_ready'
  | 'set_options'
  | 'set_look'
  | 'set_lock'
  | 'set_password'
  | 'hand_over'
  | 'rename'
  | 'kick_player'
  | 'start_game'
  | 'cancel_start'
  | 'return_to_lobby'
  | 'answer_seat'
  | 'let_back_in'
  | 'mute_player';

type CommandOrRefusal = RoomCommand | Refused;
interface CommandWorld {
  readonly live: LiveRoom;
  readonly now: number;
  readonly limits: Limits;
  readonly hash: (password: string) => Promise<string | Refused>;
  readonly tooMuch: () => Promise<Refused | undefined>; // stored already for another game
  readonly muted: Refused | undefined; // by a moderator
}
/** Hashing is slow on purpose, so it has a rate of its own, one runs at a time for each network, and none for a client that has gone. */
async function hashWithin(
  { guards }: SocketWorld,
  { visitor, socket }: Session,
  password: string,
): Promise<string | Refused> {
  if (!socket.connected) return gone;
  const busy = passwordRefusal();
  if (busy) return busy;
  if (visitor === null) return hashPassword(password);
  const refusal = guards.enter('hashes', visitor);
  if (refusal) return refusal;
  try {
    return (await guards.takeEverywhere('passwords', visitor)) ?? (await hashPassword(password));
  } finally {
    guards.leave('hashes', visitor);
  }
}
/** A handler that turns a request into a room command. */
const command =
  <N extends LobbyEvent>(
    make: (player: string, payload: PayloadOf<N>, world: CommandWorld) => CommandOrRefusal | Promise<CommandOrRefusal>,
  ) =>
  async (session: Session, payload: PayloadOf<N>, world: SocketWorld) => {
    const seat = seatOf(session);
    if (!seat.ok) return refuse(seat);
    const made = await make(seat.player, payload, {
      live: seat.live,
      now: world.clock.now(),
      limits: world.settings.limits,
      hash: (password) => hashWithin(world, session, password),
      tooMuch: () => world.storage.refusalForGame(roomStream(seat.live.room.id)),
      muted: world.moderation.bans.muteOf(session.person),
    });
    return isRefused(made) ? refuse(made) : { answer: await seat.live.room.submit(made) };
  };

const unavailableKind = (kind: AiKind, kinds: readonly AiKind[]): Refused => {
  const where = kind === PROGRAM ? 'under these rules' : 'on this server: it is not set up';
  return refused('bad_option', `An AI seat cannot be “${kind}” ${where}. Choose ${kinds.join(', ')}.`);
};

export const lobby: EventHandlers<LobbyEvent> = {
  set_ready: command<'set_ready'>((player, { ready }) => ({ type: 'ready', player, ready })),
  set_options: command<'set_options'>((by, { ai_count: aiCount, ai_seats: aiSeats, ...given }, { live }) => {
    const { state } = live;
    const { in_one_room: inOneRoom, ...rest } = given;
    const { rules = state.rules } = rest;
    const [before, kinds] = [live.aiKinds(state.rules), live.aiKinds(rules)];
    const wanted = aiSeats ?? seatsFor(aiCount ?? state.aiSeats.length, state.aiSeats);
    // Kinds that the previous rules allowed and these do not become standard bots.
    const seats = wanted.map((kind) => (before.includes(kind) && !kinds.includes(kind) ? 'standard' : kind));
    const missing = aiSeats && seats.find((kind) => !kinds.includes(kind));
    return missing
      ? unavailableKind(missing, kinds)
      : { type: 'set_options', by, aiCount, aiSeats: seats, inOneRoom, ...rest };
  }),
  set_look: command<'set_look'>((player, { feminine, ...look }) => ({ type: 'set_look', player, look, feminine })),
  set_lock: command<'set_lock'>((by, { locked }) => ({ type: 'lock', by, locked })),
  set_password: command<'set_password'>(async (by, { password }, { live, hash }) => {
    const isHost = live.state.host === by; // others are refused anyway, without computing a hash
    if (password === null || !isHost) return { type: 'set_password', by, seal: null };
    const seal = await hash(password);
    return typeof seal === 'string' ? { type: 'set_password', by, seal } : seal;
  }),
  hand_over: command<'hand_over'>((by, { player_id }) => ({ type: 'hand_over', by, player: player_id })),
  rename: command<'rename'>((by, { name, player_id: player = by }, { live, limits, muted }) => {
    if (muted) return muted; // everyone reads a name
    const cleaned = cleanName(name, limits.name_length);
    if (!cleaned.ok) return cleaned;
    const filtered = politeName(cleaned.name, live.state.roomOptions.word_filter);
    return filtered ?? { type: 'rename', by, player, name: cleaned.name };
  }),
  kick_player: command<'kick_player'>((by, { player_id }) => ({ type: 'kick', by, player: player_id })),
  start_game: command<'start_game'>(async (by, { ai_count: aiCount, without = [] }, { live, now, tooMuch }) => {
    return (await tooMuch()) ?? { type: 'start', by, aiCount, without, programs: live.programs.length, at: now };
  }),
  cancel_start: command<'cancel_start'>((by) => ({ type: 'cancel', by })),
  answer_seat: command<'answer_seat'>((by, { request_id, approve }) => ({
    type: 'answer_seat',
    by,
    request: request_id,
    approve,
  })),
  let_back_in: command<'let_back_in'>((by, { id }) => ({ type: 'let_back_in', by, removed: id })),
  mute_player: command<'mute_player'>((by, { player_id, muted }) => ({
    type: 'mute_player',
    by,
    player: player_id,
    muted,
  })),
  return_to_lobby: command<'return_to_lobby'>(async (by, { again }, { live, now, tooMuch }) => {
    const refusal = again ? await tooMuch() : undefined;
    if (refusal) return refusal;
    const here = live.state.members.map(({ id }) => id).filter((id) => live.isHere(id));
    return { type: 'return', by, ...(again && { again: { here, programs: live.programs.length, at: now } }) };
  }),
};
