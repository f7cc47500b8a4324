import type { Id, Json } from '@moonrise/engine';
import type { AiKind, Language, Look } from '@moonrise/protocol';
import type { Sitter, StartCommand } from '../../matches/rows.ts';
import type { PersonKeys, SpectatorKeys } from '../access/person-keys.ts';
import type { AiTile } from './ai-tiles.ts';
import { freeLook } from './looks.ts';
import {
  evolvePeople,
  noPeople,
  type People,
  removedPerson,
  type SeatRequest,
  withEarlierMute,
  withoutGame,
  withoutVotesOf,
  withRemoved,
} from './people.ts';
import { type RoomChatLine, withAnnouncement, withLine } from './room-chat.ts';
import { type RoomOptions, usualOptions } from './room-options.ts';

type RoomStatus = 'lobby' | 'countdown' | 'playing' | 'ended';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly isReady: boolean;
  readonly look: Look;
  readonly isFeminine?: boolean; // bots speak of them so
  readonly since: number; // epoch ms
  readonly keys?: PersonKeys; // missing in old rows
  readonly isAgent?: true; // a program of someone's plays it; it counts as an AI seat
}
/** A game of this room. `begin` stays on the server: in Chaos Mode it reveals who is who. */
export interface Dealt {
  readonly id: string;
  readonly begin: StartCommand;
}
/** The state of a room, folded from the events of its stream. */
export interface RoomState extends People {
  readonly id: string;
  readonly code: string;
  readonly secret: string; // seals the tickets of spectators; empty in old rooms
  readonly status: RoomStatus;
  readonly rules: Id;
  readonly options: Json; // of the rule set
  readonly roomOptions: RoomOptions;
  readonly aiSeats: readonly AiKind[]; // the kind of each AI seat in the next game
  readonly tiles: readonly AiTile[]; // AI seats that look like people in the lobby; which has which kind is drawn at the deal
  readonly arrivals: readonly number[]; // when the tiles arrive that are not there yet; epoch ms, the next one first
  readonly language: Language; // of AI seats
  readonly isRanked: boolean; // games without AI seats, which change ratings
  readonly isInOneRoom: boolean; // the host's word: players with the same network are different people
  readonly isLocked: boolean;
  readonly password: string | null; // its hash
  readonly isClosed: boolean;
  readonly closingNote: string | null; // why a moderator closed it
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
      readonly roomOptions?: Partial<RoomOptions>;
      readonly secret?: string;
    }
  | {
      readonly type: 'joined';
      readonly player: string;
      readonly name: string;
      readonly look?: Look; // missing in old rows
      readonly keys?: PersonKeys;
      readonly agent?: true;
    }
  | { readonly type: 'network_seen'; readonly player: string; readonly network: string } // a hash
  | { readonly type: 'arrived'; readonly player: string; readonly name: string; readonly look: Look } // an AI seat
  | { readonly type: 'left'; readonly player: string; readonly why: 'left' | 'kicked' }
  | { readonly type: 'host_moved'; readonly player: string | null }
  | { readonly type: 'renamed'; readonly player: string; readonly name: string }
  | { readonly type: 'look_set'; readonly player: string; readonly look: Look; readonly feminine?: boolean }
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
      readonly roomOptions?: Partial<RoomOptions>;
      readonly inOneRoom?: boolean;
    }
  | { readonly type: 'display_admitted'; readonly display: string | null }
  | { readonly type: 'locked'; readonly locked: boolean }
  | { readonly type: 'password_set'; readonly seal: string | null }
  | { readonly type: 'countdown_started'; readonly endsAt: number }
  | { readonly type: 'countdown_cancelled' }
  | { readonly type: 'dealt'; readonly game: Dealt; readonly tiles?: true } // its AI seats look like people in the lobby
  | { readonly type: 'game_ended' }
  | { readonly type: 'game_stopped'; readonly quiet?: true } // by an internal error; quiet: by a moderator
  | { readonly type: 'returned' }
  | { readonly type: 'said'; readonly player: string; readonly text: string }
  | { readonly type: 'spectator_removed'; readonly spectator: string; readonly number: number }
  | ({ readonly type: 'network_barred'; readonly removed: string } & SpectatorKeys) // a removed spectator
  | { readonly type: 'let_back_in'; readonly removed: string }
  | { readonly type: 'seat_requested'; readonly request: Omit<SeatRequest, 'isApproved'> }
  | { readonly type: 'seat_answered'; readonly request: string; readonly approved: boolean }
  | { readonly type: 'request_withdrawn'; readonly request: string }
  | { readonly type: 'muted'; readonly player: string; readonly muted: boolean } // an id in the lobby or in the game
  | { readonly type: 'removal_vote'; readonly player: string; readonly seat: string; readonly on: boolean }
  | { readonly type: 'voted_out'; readonly seat: string; readonly name: string } // the id and the name in the game
  | { readonly type: 'closed'; readonly note?: string }; // of a moderator

export const noRoom: RoomState = {
  ...noPeople,
  id: '',
  code: '',
  secret: '',
  status: 'lobby',
  rules: '',
  options: {},
  roomOptions: usualOptions,
  aiSeats: [],
  tiles: [],
  arrivals: [],
  language: 'en',
  isRanked: false,
  isInOneRoom: false,
  isLocked: false,
  password: null,
  isClosed: false,
  closingNote: null,
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
      return joined(room, event, at);
    case 'arrived':
      return arrived(room, event, at);
    case 'left':
      return withoutMember(room, event, at);
    case 'network_seen':
      return withNetwork(room, event);
    case 'host_moved':
      return withHost(room, event.player, at);
    case 'readied':
      return withMember(room, event.player, { isReady: event.ready });
    case 'renamed':
      return withMember(room, event.player, { name: event.name });
    case 'look_set':
      return withMember(room, event.player, { look: event.look, isFeminine: event.feminine ?? false });
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
      return event.quiet
        ? { ...room, status: 'ended' }
        : withAnnouncement({ ...room, status: 'ended' }, 'game_stopped', [], STOPPED, at);
    case 'returned':
      return returned(room);
    case 'said':
      return withLine(room, event.player, event.text, at);
    case 'closed':
      return { ...room, isClosed: true, closingNote: event.note ?? null, members: [], host: null };
    default:
      return evolvePeople(room, event, at);
  }
}
const STOPPED = 'An internal error stopped this game. Its log is kept.';

type Happened<T extends RoomEvent['type']> = Extract<RoomEvent, { type: T }>;
const created = (
  room: RoomState,
  { type: _, language = 'en', roomOptions, ...given }: Happened<'created'>,
): RoomState => ({
  ...room,
  ...given,
  language,
  roomOptions: { ...room.roomOptions, ...roomOptions },
});
const optionsSet = (room: RoomState, { rules, options, aiCount = 0, ...more }: Happened<'options_set'>): RoomState => {
  const { aiSeats = seatsFor(aiCount, []), language = room.language, ranked = room.isRanked, arrivals = [] } = more;
  const { inOneRoom = room.isInOneRoom } = more;
  const roomOptions = { ...room.roomOptions, ...more.roomOptions };
  return {
    ...room,
    rules,
    options,
    roomOptions,
    requests: roomOptions.approve_seats ? room.requests : [], // no one has to ask any more
    aiSeats,
    arrivals,
    language,
    isRanked: ranked,
    isInOneRoom: inOneRoom,
  };
};

/** This many AI seats: the existing ones first, then standard bots. */
export const seatsFor = (count: number, from: readonly AiKind[]): readonly AiKind[] =>
  Array.from({ length: count }, (_, i) => from[i] ?? 'standard');

function joined(room: RoomState, event: Happened<'joined'>, since: number): RoomState {
  const { player, name, look, keys, agent } = event;
  const taken = room.members.map((member) => member.look);
  const worn = look ?? freeLook(taken, { face: 0, colour: 0 });
  const more = { ...(keys && { keys }), ...(agent && { isAgent: agent }) };
  const member: Member = { id: player, name, isReady: false, look: worn, since, ...more };
  const requests = room.requests.filter((request) => !keys?.token || request.keys.token !== keys.token);
  return withEarlierMute({ ...room, members: [...room.members, member], requests }, member);
}
const withNetwork = (room: RoomState, { player, network }: Happened<'network_seen'>): RoomState => ({
  ...room,
  members: room.members.map((one) => (one.id === player ? { ...one, keys: { ...one.keys, network } } : one)),
});
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
/** A player who leaves during the countdown stops it, which is announced. One who was kicked may not come back. */
function withoutMember(before: RoomState, { player, why }: Happened<'left'>, at: number): RoomState {
  const member = before.members.find(({ id }) => id === player);
  const name = member?.name;
  const room = why === 'kicked' ? withRemoved(before, removedPerson(before, player)) : before;
  const next = withoutVotesOf(
    {
      ...room,
      members: room.members.filter(({ id }) => id !== player),
      tiles: room.tiles.filter(({ id }) => id !== player),
    },
    player,
    member?.keys,
  );
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
  ...withoutGame(room),
  status: 'lobby',
  game: null,
  chat: [],
  members: room.members.map((member) => ({ ...member, isReady: false })),
});
