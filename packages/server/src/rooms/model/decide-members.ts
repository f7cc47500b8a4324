import { chosenRules } from '../../chosen-rules.ts';
import type { PersonKeys } from '../access/person-keys.ts';
import { uniqueName } from '../names/names.ts';
import { type Refused, refused } from '../refused.ts';
import { everyone, kickTile } from './ai-tiles.ts';
import { freeLook, isSameLook } from './looks.ts';
import { barred, requestOf } from './people.ts';
import type { RoomCommandOf, RoomDecision } from './room-command.ts';
import type { RoomEvent, RoomState } from './room-model.ts';
import { leftOut } from './starting.ts';

export const wrongPassword = refused('wrong_password', 'This room needs the right password: ask the host for it.');
export const roomLocked = refused('room_locked', 'The host has locked this room: ask them to unlock it.');
export const mustAsk = refused(
  'not_allowed',
  'In this room the host lets players in: send join_room with a token of your own, and again after the answer.',
);
export const unknownPlayer = refused('unknown_player', 'No player in this room has that id.');
export const isMember = (room: RoomState, player: string): boolean => room.members.some(({ id }) => id === player);

export const memberOnly = (room: RoomState, player: string): Refused | undefined =>
  isMember(room, player) ? undefined : refused('not_seated', 'You have no seat in this room.');
export const hostOnly = (room: RoomState, by: string): Refused | undefined =>
  room.host === by ? undefined : refused('host_only', 'Only the host can do that.');

export function join(room: RoomState, command: RoomCommandOf<'join'>): RoomDecision {
  const { player, name, look, seal, keys, agent } = command;
  const refusal = entryRefusal(room, seal, keys) ?? (agent && agentRefusal(room));
  if (refusal) return refusal;
  if (room.roomOptions.approve_seats && !requestOf(room, keys)?.isApproved) return mustAsk;
  const taken = everyone(room).map((one) => one.name);
  const looks = everyone(room).map((one) => one.look);
  const events: RoomEvent[] = [
    {
      type: 'joined',
      player,
      name: uniqueName(name, taken),
      look: freeLook(looks, look),
      keys,
      ...(agent && { agent }),
    },
  ];
  return room.host === null ? [...events, { type: 'host_moved', player }] : events;
}
/** Why an agent cannot have a seat here, or undefined. */
export function agentRefusal({ roomOptions, isRanked }: RoomState): Refused | undefined {
  if (isRanked) return refused('not_allowed', 'Ranked games are for people only: join another room, or create one.');
  if (roomOptions.agents) return undefined;
  return refused('not_allowed', 'This room lets no agents in: ask its host to turn the option “agents” on.');
}
/** Why a person cannot have a seat now, even if the host lets them in. */
export function entryRefusal(room: RoomState, seal: string | null, keys: PersonKeys): Refused | undefined {
  if (room.password !== null && room.password !== seal) return wrongPassword;
  const removed = barred(room, keys);
  if (removed) return removed;
  if (room.isLocked) return roomLocked;
  if (room.status === 'playing' || room.status === 'countdown')
    return refused('game_running', 'They are playing: watch now, take a seat next game.');
  const built = chosenRules(room.rules, room.options);
  const most = built.ok ? built.rules.players[1] : 0;
  return room.members.length >= most ? refused('room_full', `This room is full: it has ${most} seats.`) : undefined;
}
/** During a game the next host is chosen later: at night it would tell who has left. */
export function leave(room: RoomState, player: string, why: 'left' | 'kicked'): readonly RoomEvent[] {
  if (!isMember(room, player)) return [];
  const rest = room.members.filter(({ id }) => id !== player);
  const nextHost = rest[0]?.id ?? null;
  const isMoved = room.host === player && (room.status !== 'playing' || nextHost === null);
  return [
    { type: 'left', player, why },
    ...(isMoved ? [{ type: 'host_moved', player: nextHost } as const] : []),
    ...(room.status === 'countdown' ? [{ type: 'countdown_cancelled' } as const] : []),
  ];
}
export function kick(room: RoomState, { by, player }: { by: string; player: string }): RoomDecision {
  if (by === player) return refused('not_allowed', 'You cannot remove yourself: leave the room instead.');
  if (room.tiles.some(({ id }) => id === player)) return kickTile(room, player);
  return isMember(room, player) ? leave(room, player, 'kicked') : unknownPlayer;
}
export function rename(room: RoomState, { by, player, name }: RoomCommandOf<'rename'>): RoomDecision {
  if (by !== player && room.host !== by) return refused('host_only', 'Only the host can rename another player.');
  const others = everyone(room).filter(({ id }) => id !== player);
  if (others.length === everyone(room).length) return unknownPlayer;
  const taken = others.map((member) => member.name);
  return [{ type: 'renamed', player, name: uniqueName(name, taken) }];
}
export function setLook(room: RoomState, { player, look, feminine }: RoomCommandOf<'set_look'>): RoomDecision {
  const isTaken = everyone(room).some((one) => one.id !== player && isSameLook(one.look, look));
  if (isTaken) return refused('look_taken', 'Another player already looks like that: choose another face or colour.');
  const before = room.members.find(({ id }) => id === player)?.isFeminine;
  const isFeminine = feminine ?? before ?? false;
  return [{ type: 'look_set', player, look, ...(isFeminine && { feminine: isFeminine }) }];
}
export function handOver(room: RoomState, player: string): RoomDecision {
  if (room.status === 'playing') return refused('game_running', 'The host cannot change during a game.');
  return isMember(room, player) ? moveHost(room, player) : unknownPlayer;
}
/** The host counts as ready. If other players would be dealt in now than the old host was asked about, the countdown stops. */
export function moveHost(room: RoomState, player: string): RoomDecision {
  if (room.host === player) return [];
  const watchers = (host: string | null) => leftOut({ ...room, host }).map(({ id }) => id);
  const isStopped = room.status === 'countdown' && watchers(room.host).join() !== watchers(player).join();
  return [{ type: 'host_moved', player }, ...(isStopped ? [{ type: 'countdown_cancelled' } as const] : [])];
}
export function ready(room: RoomState, { player, ready }: { player: string; ready: boolean }): RoomDecision {
  const isSo = room.members.some(({ id, isReady }) => id === player && isReady === ready);
  return isSo ? [] : [{ type: 'readied', player, ready }];
}
