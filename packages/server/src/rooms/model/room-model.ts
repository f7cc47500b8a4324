import type { Id, Json } from '@moonrise/engine';
import type { AiKind, Language, Look } from '@moonrise/protocol';
import type { Sitter, StartCommand } from '../../matches/rows.ts';
import type { AiTile } from './ai-tiles.ts';
import { freeLook } from './looks.ts';
import { type RoomChatLine, withAnnouncement, withLine } from './room-chat.ts';

type RoomStatus = 'lobby' | 'countdown' | 'playing' | 'ended';

/** A person in a room. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly isReady: boolean;
  readonly look: Look;
  readonly since: number; // epoch ms
}
/** A game of this room. `begin` stays on the server: in Chaos Mode it reveals who is who. */
export interface Dealt {
  readonly id: string;
  readonly begin: StartCommand;
}
/** The state of a room, folded from the events of its stream. */
export interface RoomState {
  readonly id: string;
  readonly code: string;
  readonly status: RoomStatus;
  readonly rules: Id;
  readonly options: Json;
  readonly aiSeats: readonly AiKind[]; // the kind of each AI seat in the next game
  readonly tiles: readonly AiTile[]; // AI seats that look like people in the lobby; which has which kind is drawn at the deal
  readonly arrivals: readonly number[]; // when the tiles arrive that are not there yet; epoch ms, the next one first
  readonly language: Language; // of AI seats
  readonly isRanked: boolean; // games without AI seats, which change ratings
  readonly isLocked: boolean;
  readonly password: string | null; // its hash
  readonly isClosed: boolean;
  readonly host: string | null; // null: all members have left
  readonly members: readonly Member[]; // in the order of joining
  readonly countdownEndsAt: number | null;
  readonly game: Dealt | null; // the running one, or the last one until the return to the lobby
  readonly chat: readonly RoomChatLine[]; // outside games, since the last return to the lobby
  readonly lines: number; // lines so far, for their ids
}

export type RoomEvent =
  | {
      readonly type: 'created';
      readonly id: string;
      readonly code: string;
      readonly rules: Id;
      readonly options: Json;
      readonly language?: Language; // missing in old rows
    }
  | { readonly type: 'joined'; readonly player: string; readonly name: string; readonly look?: Look } // missing in old rows
  | { readonly type: 'arrived'; readonly player: string; readonly name: string; readonly look: Look } // an AI seat
  | { readonly type: 'left'; readonly player: string; readonly why: 'left' | 'kicked' }
  | { readonly type: 'host_moved'; readonly player: string | null }
  | { readonly type: 'renamed'; readonly player: string; readonly name: string }
  | { readonly type: 'look_set'; readonly player: string; readonly look: Look }
  | { readonly type: 'readied'; readonly player: string; readonly ready: boolean }
  | {
      readonly type: 'options_set';
      readonly rules: Id;
      readonly options: Json;
      readonly aiSeats?: readonly AiKind[];
      readonly aiCount?: number; // in old rows, which had no kinds
      readonly arrivals?: readonly number[];
      readonly language?: Language;
      readonly ranked?: boolean;
    }
  | { readonly type: 'locked'; readonly locked: boolean }
  | { readonly type: 'password_set'; readonly seal: string | null }
  | { readonly type: 'countdown_started'; readonly endsAt: number }
  | { readonly type: 'countdown_cancelled' }
  | { readonly type: 'dealt'; readonly game: Dealt; readonly tiles?: true } // its AI seats look like people in the lobby
  | { readonly type: 'game_ended' }
  | { readonly type: 'game_stopped' } // by an internal error
  | { readonly type: 'returned' }
  | { readonly type: 'said'; readonly player: string; readonly text: string }
  | { readonly type: 'closed' };

export const noRoom: RoomState = {
  id: '',
  code: '',
  status: 'lobby',
  rules: '',
  options: {},
  aiSeats: [],
  tiles: [],
  arrivals: [],
  language: 'en',
  isRanked: false,
  isLocked: false,
  password: null,
  isClosed: false,
  host: null,
  members: [],
  countdownEndsAt: null,
  game: null,
  chat: [],
  lines: 0,
};

/** True if players have other names and ids in this game than in the lobby. */
export const isMasked = ({ begin }: Dealt): boolean =>
  begin.sitters.some(({ id, player }) => player !== null && id !== player);

export function evolveRoom(room: RoomState, event: RoomEvent, at: number): RoomState {
  switch (event.type) {
    case 'created':
      return created(room, event);
    case 'joined':
      return { ...room, members: [...room.members, newMember(room, event, at)] };
    case 'arrived':
      return arrived(room, event, at);
    case 'left':
      return withoutMember(room, event.player, at);
    case 'host_moved':
      return withHost(room, event.player, at);
    case 'readied':
      return withMember(room, event.player, { isReady: event.ready });
    case 'renamed':
      return withMember(room, event.player, { name: event.name });
    case 'look_set':
      return withMember(room, event.player, { look: event.look });
    case 'options_set':
      return optionsSet(room, event);
    case 'locked':
      return { ...room, isLocked: event.locked };
    case 'password_set':
      return { ...room, password: event.seal };
    case 'countdown_started':
      return { ...room, status: 'countdown', countdownEndsAt: event.endsAt };
    case 'countdown_cancelled':
      return { ...room, status: 'lobby', countdownEndsAt: null };
    case 'dealt':
      return dealt(room, event, at);
    case 'game_ended':
      return { ...room, status: 'ended' };
    case 'game_stopped':
      return withAnnouncement({ ...room, status: 'ended' }, 'game_stopped', [], STOPPED, at);
    case 'returned':
      return returned(room);
    case 'said':
      return withLine(room, event.player, event.text, at);
    case 'closed':
      return { ...room, isClosed: true, members: [], host: null };
  }
}
const STOPPED = 'An internal error stopped this game. Its log is kept.';

type Happened<T extends RoomEvent['type']> = Extract<RoomEvent, { type: T }>;
const created = (room: RoomState, { id, code, rules, options, language = 'en' }: Happened<'created'>): RoomState => ({
  ...room,
  id,
  code,
  rules,
  options,
  language,
});
const optionsSet = (room: RoomState, { rules, options, aiCount = 0, ...more }: Happened<'options_set'>): RoomState => {
  const { aiSeats = seatsFor(aiCount, []), language = room.language, ranked = room.isRanked, arrivals = [] } = more;
  return { ...room, rules, options, aiSeats, arrivals, language, isRanked: ranked };
};

/** This many AI seats: the existing ones first, then standard bots. */
export const seatsFor = (count: number, from: readonly AiKind[]): readonly AiKind[] =>
  Array.from({ length: count }, (_, i) => from[i] ?? 'standard');

function newMember({ members }: RoomState, { player, name, look }: Happened<'joined'>, since: number): Member {
  const taken = members.map((member) => member.look);
  return { id: player, name, isReady: false, look: look ?? freeLook(taken, { face: 0, colour: 0 }), since };
}
const arrived = (room: RoomState, { player, name, look }: Happened<'arrived'>, since: number): RoomState => ({
  ...room,
  tiles: [...room.tiles, { id: player, name, look, since }],
  arrivals: room.arrivals.slice(1),
});
/** AI seats keep the name and the look they have been dealt with, as people do. */
function dealt(room: RoomState, { game, tiles: hasTiles }: Happened<'dealt'>, since: number): RoomState {
  const isNew = ({ id, player }: Sitter) => player === null && !room.tiles.some((tile) => tile.id === id);
  const added = hasTiles
    ? game.begin.sitters.filter(isNew).map(({ id, name, look = { face: 0, colour: 0 } }) => ({ id, name, look, since }))
    : [];
  return { ...room, status: 'playing', countdownEndsAt: null, game, tiles: [...room.tiles, ...added], arrivals: [] };
}
const withMember = (room: RoomState, player: string, change: Partial<Member>): RoomState => ({
  ...room,
  members: room.members.map((member) => (member.id === player ? { ...member, ...change } : member)),
  tiles: room.tiles.map((tile) => (tile.id === player ? { ...tile, ...change } : tile)),
});
/** A player who leaves during the countdown stops it, which is announced. */
function withoutMember(room: RoomState, player: string, at: number): RoomState {
  const name = room.members.find(({ id }) => id === player)?.name;
  const next = {
    ...room,
    members: room.members.filter(({ id }) => id !== player),
    tiles: room.tiles.filter(({ id }) => id !== player),
  };
  if (name === undefined || room.status !== 'countdown') return next;
  return withAnnouncement(next, 'start_stopped', [name], `${name} left, so the game does not start yet.`, at);
}
/** A new host is announced, unless that would reveal a masked player. */
function withHost(room: RoomState, host: string | null, at: number): RoomState {
  const name = room.members.find(({ id }) => id === host)?.name;
  const isFirst = room.host === null;
  const isHidden = room.status === 'playing' && room.game !== null && isMasked(room.game);
  const next = { ...room, host };
  if (name === undefined || isFirst || isHidden) return next;
  return withAnnouncement(next, 'host_moved', [name], `${name} is now the host.`, at);
}
const returned = (room: RoomState): RoomState => ({
  ...room,
  status: 'lobby',
  game: null,
  chat: [],
  members: room.members.map((member) => ({ ...member, isReady: false })),
});
