import type { Id, Json } from '@moonrise/engine';
import type { AiKind, Language, Look } from '@moonrise/protocol';
import { chosenRules } from '../chosen-rules.ts';
import { freeLook, isSameLook } from './looks.ts';
import { uniqueName } from './names.ts';
import { type Refused, refused } from './refused.ts';
import { type Dealt, type RoomEvent, type RoomState, seatsFor } from './room-model.ts';
import { type Again, countdown, obstacleTo, playAgain } from './starting.ts';

export type RoomCommand =
  | {
      readonly type: 'join';
      readonly player: string;
      readonly name: string;
      readonly look: Look; // wished for
      readonly seal: string | null; // of the password that was given
    }
  | { readonly type: 'leave'; readonly player: string }
  | { readonly type: 'kick'; readonly by: string; readonly player: string }
  | { readonly type: 'rename'; readonly by: string; readonly player: string; readonly name: string }
  | { readonly type: 'set_look'; readonly player: string; readonly look: Look }
  | { readonly type: 'ready'; readonly player: string; readonly ready: boolean }
  | {
      readonly type: 'set_options';
      readonly by: string;
      readonly rules?: Id | undefined;
      readonly options?: Json | undefined;
      readonly aiCount?: number | undefined;
      readonly aiSeats?: readonly AiKind[] | undefined;
      readonly language?: Language | undefined;
      readonly ranked?: boolean | undefined;
    }
  | { readonly type: 'lock'; readonly by: string; readonly locked: boolean }
  | { readonly type: 'set_password'; readonly by: string; readonly seal: string | null }
  | { readonly type: 'hand_over'; readonly by: string; readonly player: string }
  | {
      readonly type: 'start';
      readonly by: string;
      readonly aiCount?: number | undefined;
      readonly programs: number; // that wait
      readonly at: number;
    }
  | { readonly type: 'cancel'; readonly by: string }
  | { readonly type: 'deal'; readonly game: Dealt }
  | { readonly type: 'end' }
  | { readonly type: 'stop' }
  | { readonly type: 'close' }
  | { readonly type: 'return'; readonly by: string; readonly again?: Again | undefined }
  | { readonly type: 'say'; readonly player: string; readonly text: string }
  | { readonly type: 'move_host'; readonly to: string };

type Decision = readonly RoomEvent[] | Refused;

/** What follows from a command to a room, or why nothing does. */
export function decideRoom(room: RoomState, command: RoomCommand): Decision {
  if (room.isClosed) return refused('unknown_room', 'This room is closed.');
  switch (command.type) {
    case 'join':
      return join(room, command);
    case 'leave':
      return leave(room, command.player, 'left');
    case 'kick':
      return hostOnly(room, command.by) ?? inLobby(room) ?? kick(room, command);
    case 'rename':
      return memberOnly(room, command.by) ?? inLobby(room) ?? rename(room, command);
    case 'set_look':
      return memberOnly(room, command.player) ?? inLobby(room) ?? setLook(room, command);
    case 'ready':
      return memberOnly(room, command.player) ?? inLobby(room) ?? ready(room, command);
    case 'set_options':
      return hostOnly(room, command.by) ?? inLobby(room) ?? setOptions(room, command);
    case 'lock':
      return hostOnly(room, command.by) ?? inLobby(room) ?? [{ type: 'locked', locked: command.locked }];
    case 'set_password':
      return hostOnly(room, command.by) ?? inLobby(room) ?? [{ type: 'password_set', seal: command.seal }];
    case 'hand_over':
      return hostOnly(room, command.by) ?? handOver(room, command.player);
    case 'start':
      return hostOnly(room, command.by) ?? inLobby(room) ?? startGame(room, command);
    case 'cancel':
      return hostOnly(room, command.by) ?? cancel(room);
    case 'deal':
      return room.status === 'countdown' ? [{ type: 'dealt', game: command.game }] : noCountdown;
    case 'end':
      return afterGame(room, 'game_ended');
    case 'stop':
      return afterGame(room, 'game_stopped');
    case 'close':
      return [{ type: 'closed' }];
    case 'return':
      return hostOnly(room, command.by) ?? goBack(room, command.again);
    case 'say':
      return memberOnly(room, command.player) ?? say(room, command);
    case 'move_host':
      return room.host === command.to ? [] : [{ type: 'host_moved', player: command.to }];
  }
}

type Asked<T extends RoomCommand['type']> = Extract<RoomCommand, { type: T }>;

function join(room: RoomState, { player, name, look, seal }: Asked<'join'>): Decision {
  if (room.password !== null && room.password !== seal) return wrongPassword;
  if (room.isLocked) return refused('room_locked', 'The host has locked this room: ask them to unlock it.');
  if (room.status === 'playing' || room.status === 'countdown')
    return refused('game_running', 'They are playing: watch now, take a seat next game.');
  const built = chosenRules(room.rules, room.options);
  const most = built.ok ? built.rules.players[1] : 0;
  if (room.members.length >= most) return refused('room_full', `This room is full: it has ${most} seats.`);
  const taken = room.members.map((member) => member.name);
  const looks = room.members.map((member) => member.look);
  const events: RoomEvent[] = [{ type: 'joined', player, name: uniqueName(name, taken), look: freeLook(looks, look) }];
  return room.host === null ? [...events, { type: 'host_moved', player }] : events;
}
function leave(room: RoomState, player: string, why: 'left' | 'kicked'): Decision {
  if (!isMember(room, player)) return [];
  const rest = room.members.filter(({ id }) => id !== player);
  const heir = rest[0]?.id ?? null;
  return [
    { type: 'left', player, why },
    ...(room.host === player ? [{ type: 'host_moved', player: heir } as const] : []),
    ...(room.status === 'countdown' ? [{ type: 'countdown_cancelled' } as const] : []),
  ];
}
function kick(room: RoomState, { by, player }: { by: string; player: string }): Decision {
  if (by === player) return refused('not_allowed', 'You cannot remove yourself: leave the room instead.');
  return isMember(room, player) ? leave(room, player, 'kicked') : unknownPlayer;
}
function rename(room: RoomState, { by, player, name }: Asked<'rename'>): Decision {
  if (by !== player && room.host !== by) return refused('host_only', 'Only the host can rename another player.');
  const others = room.members.filter(({ id }) => id !== player);
  if (others.length === room.members.length) return unknownPlayer;
  const taken = others.map((member) => member.name);
  return [{ type: 'renamed', player, name: uniqueName(name, taken) }];
}
function setLook(room: RoomState, { player, look }: Asked<'set_look'>): Decision {
  const isTaken = room.members.some((member) => member.id !== player && isSameLook(member.look, look));
  if (isTaken) return refused('look_taken', 'Another player already looks like that: choose another face or colour.');
  return [{ type: 'look_set', player, look }];
}
function handOver(room: RoomState, player: string): Decision {
  if (room.status === 'playing') return refused('game_running', 'The host cannot change during a game.');
  if (!isMember(room, player)) return unknownPlayer;
  return room.host === player ? [] : [{ type: 'host_moved', player }];
}
function setOptions(room: RoomState, command: Asked<'set_options'>): Decision {
  const rules = command.rules ?? room.rules;
  const options = command.options ?? (rules === room.rules ? room.options : {});
  const { aiCount, language = room.language, ranked = room.isRanked } = command;
  const aiSeats = command.aiSeats ?? seatsFor(aiCount ?? room.aiSeats.length, room.aiSeats);
  if (aiCount !== undefined && aiCount !== aiSeats.length)
    return refused(
      'bad_option',
      `ai_count is ${aiCount} and ai_seats has ${aiSeats.length}: send one of them, or make them agree.`,
    );
  const built = chosenRules(rules, options);
  if (!built.ok) return refused(built.code, built.message);
  const [, most] = built.rules.players;
  if (room.members.length + aiSeats.length > most)
    return refused(
      'bad_players',
      `${built.rules.words.name} has at most ${most} seats, and ${room.members.length} are taken by people.`,
    );
  return [{ type: 'options_set', rules, options, aiSeats, language, ranked }];
}
function startGame(room: RoomState, { aiCount, programs, at }: Asked<'start'>): Decision {
  const events: RoomEvent[] = [];
  let next = room;
  if (aiCount !== undefined && aiCount !== room.aiSeats.length) {
    const { rules, options, language } = room;
    const aiSeats = seatsFor(aiCount, room.aiSeats);
    events.push({ type: 'options_set', rules, options, aiSeats, language });
    next = { ...room, aiSeats };
  }
  const obstacle = obstacleTo(next, programs);
  return obstacle ? refused('cannot_start', obstacle.message) : [...events, countdown(next, at)];
}
function ready(room: RoomState, { player, ready }: { player: string; ready: boolean }): Decision {
  const isSo = room.members.some(({ id, isReady }) => id === player && isReady === ready);
  return isSo ? [] : [{ type: 'readied', player, ready }];
}
const say = (room: RoomState, { player, text }: { player: string; text: string }): Decision =>
  room.status === 'playing'
    ? refused('not_allowed', 'During a game its rules decide who may speak.')
    : [{ type: 'said', player, text }];
const afterGame = (room: RoomState, type: 'game_ended' | 'game_stopped'): Decision =>
  room.status === 'playing' ? [{ type }] : [];
const noCountdown = refused('not_allowed', 'No countdown is running.');
const cancel = (room: RoomState): Decision =>
  room.status === 'countdown' ? [{ type: 'countdown_cancelled' }] : noCountdown;
function goBack(room: RoomState, again: Again | undefined): Decision {
  if (room.status !== 'ended') return refused('not_allowed', 'You can return to the lobby when the game is over.');
  return again ? playAgain(room, again) : [{ type: 'returned' }];
}

export const wrongPassword = refused('wrong_password', 'This room needs the right password: ask the host for it.');
const unknownPlayer = refused('unknown_player', 'No player in this room has that id.');
const isMember = (room: RoomState, player: string): boolean => room.members.some(({ id }) => id === player);
const memberOnly = (room: RoomState, player: string): Refused | undefined =>
  isMember(room, player) ? undefined : refused('not_seated', 'You have no seat in this room.');
const hostOnly = (room: RoomState, by: string): Refused | undefined =>
  room.host === by ? undefined : refused('host_only', 'Only the host can do that.');
const inLobby = (room: RoomState): Refused | undefined =>
  room.status === 'lobby' ? undefined : refused('not_in_lobby', 'You can do that only in the lobby.');
