import type { Id, Json } from '@moonrise/engine';
import { chosenRules } from '../chosen-rules.ts';
import { uniqueName } from './names.ts';
import { type Refused, refused } from './refused.ts';
import type { Dealt, RoomEvent, RoomState } from './room-model.ts';

export type RoomCommand =
  | { readonly type: 'join'; readonly player: string; readonly name: string }
  | { readonly type: 'leave'; readonly player: string }
  | { readonly type: 'kick'; readonly by: string; readonly player: string }
  | { readonly type: 'ready'; readonly player: string; readonly ready: boolean }
  | {
      readonly type: 'set_options';
      readonly by: string;
      readonly rules?: Id | undefined;
      readonly options?: Json | undefined;
      readonly aiCount?: number | undefined;
    }
  | { readonly type: 'lock'; readonly by: string; readonly locked: boolean }
  | { readonly type: 'start'; readonly by: string; readonly aiCount?: number | undefined; readonly at: number }
  | { readonly type: 'cancel'; readonly by: string }
  | { readonly type: 'deal'; readonly game: Dealt }
  | { readonly type: 'end' }
  | { readonly type: 'stop' }
  | { readonly type: 'close' }
  | { readonly type: 'return'; readonly by: string }
  | { readonly type: 'say'; readonly player: string; readonly text: string }
  | { readonly type: 'move_host'; readonly to: string };

type Decision = readonly RoomEvent[] | Refused;

const COUNTDOWN = 6; // seconds

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
    case 'ready':
      return memberOnly(room, command.player) ?? inLobby(room) ?? ready(room, command);
    case 'set_options':
      return hostOnly(room, command.by) ?? inLobby(room) ?? setOptions(room, command);
    case 'lock':
      return hostOnly(room, command.by) ?? inLobby(room) ?? [{ type: 'locked', locked: command.locked }];
    case 'start':
      return hostOnly(room, command.by) ?? inLobby(room) ?? startGame(room, command);
    case 'cancel':
      return hostOnly(room, command.by) ?? cancel(room);
    case 'deal':
      return room.status === 'countdown' ? [{ type: 'dealt', game: command.game }] : noCountdown;
    case 'end':
      return room.status === 'playing' ? [{ type: 'game_ended' }] : [];
    case 'stop':
      return room.status === 'playing' ? [{ type: 'game_stopped' }] : [];
    case 'close':
      return [{ type: 'closed' }];
    case 'return':
      return hostOnly(room, command.by) ?? goBack(room);
    case 'say':
      return memberOnly(room, command.player) ?? say(room, command);
    case 'move_host':
      return room.host === command.to ? [] : [{ type: 'host_moved', player: command.to }];
  }
}

/** Why the game cannot begin now, or undefined. */
export function whyNot(room: RoomState): string | undefined {
  const built = chosenRules(room.rules, room.options);
  if (!built.ok) return built.message;
  const players = room.members.length + room.aiCount;
  const cards = built.rules.cards(players);
  if (!cards.ok) return cards.message;
  const waiting = room.members.filter(({ id, isReady }) => id !== room.host && !isReady);
  if (built.rules.allReady && waiting.length > 0)
    return `Not everybody is ready: ${waiting.map(({ name }) => name).join(', ')}.`;
  return undefined;
}

function join(room: RoomState, { player, name }: { player: string; name: string }): Decision {
  if (room.isLocked) return refused('room_locked', 'The host has locked this room: ask them to open it.');
  if (room.status === 'playing' || room.status === 'countdown')
    return refused('game_running', 'A game is running there: watch it, or wait until it is over.');
  const built = chosenRules(room.rules, room.options);
  const most = built.ok ? built.rules.players[1] : 0;
  if (room.members.length >= most) return refused('room_full', `This room is full: it has ${most} seats.`);
  const taken = room.members.map((member) => member.name);
  const events: RoomEvent[] = [{ type: 'joined', player, name: uniqueName(name, taken) }];
  return room.host === null ? [...events, { type: 'host_moved', player }] : events;
}
function leave(room: RoomState, player: string, why: 'left' | 'kicked'): Decision {
  if (!room.members.some(({ id }) => id === player)) return [];
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
  if (!room.members.some(({ id }) => id === player)) return refused('unknown_player', 'Nobody here has that id.');
  return leave(room, player, 'kicked');
}
function setOptions(room: RoomState, command: Extract<RoomCommand, { type: 'set_options' }>): Decision {
  const rules = command.rules ?? room.rules;
  const options = command.options ?? (rules === room.rules ? room.options : {});
  const aiCount = command.aiCount ?? room.aiCount;
  const built = chosenRules(rules, options);
  if (!built.ok) return refused(built.code, built.message);
  const [, most] = built.rules.players;
  if (room.members.length + aiCount > most)
    return refused(
      'bad_players',
      `${built.rules.words.name} has at most ${most} seats, and ${room.members.length} are taken by people.`,
    );
  return [{ type: 'options_set', rules, options, aiCount }];
}
function startGame(room: RoomState, { aiCount, at }: Extract<RoomCommand, { type: 'start' }>): Decision {
  const events: RoomEvent[] = [];
  let next = room;
  if (aiCount !== undefined && aiCount !== room.aiCount) {
    events.push({ type: 'options_set', rules: room.rules, options: room.options, aiCount });
    next = { ...room, aiCount };
  }
  const reason = whyNot(next);
  if (reason !== undefined) return refused('cannot_start', reason);
  const built = chosenRules(room.rules, room.options);
  const seconds = built.ok ? (built.rules.options as { countdown?: number }).countdown : undefined;
  return [...events, { type: 'countdown_started', endsAt: at + (seconds ?? COUNTDOWN) * 1000 }];
}
function ready(room: RoomState, { player, ready }: { player: string; ready: boolean }): Decision {
  const isSo = room.members.some(({ id, isReady }) => id === player && isReady === ready);
  return isSo ? [] : [{ type: 'readied', player, ready }];
}
const say = (room: RoomState, { player, text }: { player: string; text: string }): Decision =>
  room.status === 'playing'
    ? refused('not_allowed', 'While a game runs, its own rules say who may speak.')
    : [{ type: 'said', player, text }];
const noCountdown = refused('not_allowed', 'No countdown is running.');
const cancel = (room: RoomState): Decision =>
  room.status === 'countdown' ? [{ type: 'countdown_cancelled' }] : noCountdown;
const goBack = (room: RoomState): Decision =>
  room.status === 'ended'
    ? [{ type: 'returned' }]
    : refused('not_allowed', 'The room returns to the lobby when the game is over.');

const memberOnly = (room: RoomState, player: string): Refused | undefined =>
  room.members.some(({ id }) => id === player) ? undefined : refused('not_seated', 'You have no seat in this room.');
const hostOnly = (room: RoomState, by: string): Refused | undefined =>
  room.host === by ? undefined : refused('host_only', 'Only the host may do that.');
const inLobby = (room: RoomState): Refused | undefined =>
  room.status === 'lobby' ? undefined : refused('not_in_lobby', 'That can be done in the lobby only.');
