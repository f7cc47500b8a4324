import { isSamePerson, type PersonKeys } from '../access/person-keys.ts';
import { type Refused, refused } from '../refused.ts';
import { withAnnouncement } from './room-chat.ts';
import type { Member, RoomEvent, RoomState } from './room-model.ts';

/** A player or a spectator who was removed and may not come back. */
export interface RemovedPerson {
  readonly id: string; // of the seat or the spectator they were
  readonly name?: string; // of a player
  readonly number?: number; // of a spectator
  readonly game?: string; // removed by a vote in this game
  readonly keys: PersonKeys;
}
/** A person who asks for a seat. */
export interface SeatRequest {
  readonly id: string;
  readonly name: string;
  readonly keys: PersonKeys;
  readonly isApproved: boolean; // and has not taken the seat yet
}
/** Votes to remove a player from the running game. */
export interface RemovalVotes {
  readonly seat: string; // the id in the game
  readonly by: readonly string[]; // members
}
export interface People {
  readonly removed: readonly RemovedPerson[]; // the newest last
  readonly requests: readonly SeatRequest[];
  readonly muted: readonly string[]; // ids in the lobby or in the running game
  readonly mutedBefore: readonly PersonKeys[]; // of muted players who have left: they are muted when they come back
  readonly removalVotes: readonly RemovalVotes[];
  readonly removedSeats: readonly string[]; // of the running game
  readonly leadingDisplay: string | null; // the shared screen that the host lets lead
}
export const noPeople: People = {
  removed: [],
  requests: [],
  muted: [],
  mutedBefore: [],
  removalVotes: [],
  removedSeats: [],
  leadingDisplay: null,
};

type Happened<T extends RoomEvent['type']> = Extract<RoomEvent, { type: T }>;
type PeopleEvent = Happened<
  | 'display_admitted'
  | 'spectator_removed'
  | 'network_barred'
  | 'let_back_in'
  | 'seat_requested'
  | 'seat_answered'
  | 'request_withdrawn'
  | 'muted'
  | 'removal_vote'
  | 'voted_out'
>;

const MOST_REMOVED = 200; // the oldest may come back
const MOST_REQUESTS = 20; // people who wait, in one room
const MOST_FROM_NETWORK = 4; // a family asks at the same time
const MOST_FROM_SITE = 8; // of an IPv6 /48

const removedFromRoom = refused(
  'removed_from_room',
  'You, or a person on your network, were removed from this room: ask the host to let you back in.',
);
/** Why a person may not enter, or undefined. */
export const barred = ({ removed }: People, keys: PersonKeys, id?: string): Refused | undefined =>
  removed.some((one) => one.id === id || isSamePerson(one.keys, keys)) ? removedFromRoom : undefined;

export function removedPerson({ members, tiles, status, game }: RoomState, id: string): RemovedPerson {
  const { name, keys = {} }: Partial<Member> = [...members, ...tiles].find((one) => one.id === id) ?? {};
  return { id, keys, ...(name && { name }), ...(status === 'playing' && game && { game: game.id }) };
}
export const withRemoved = <R extends People>(room: R, person: RemovedPerson): R => ({
  ...room,
  removed: [...room.removed.filter(({ id }) => id !== person.id), person].slice(-MOST_REMOVED),
});
/** The keys of a removed spectator are known only where they were connected. */
const withBarredSpectator = <R extends People>(
  room: R,
  { type: _, removed, ...keys }: Happened<'network_barred'>,
): R => ({
  ...room,
  removed: room.removed.map((one) => (one.id === removed ? { ...one, keys } : one)),
});

/** The people who wait for an answer. */
export const waitingIn = ({ requests }: People): readonly SeatRequest[] =>
  requests.filter(({ isApproved }) => !isApproved);
export const requestOf = ({ requests }: People, { token }: PersonKeys): SeatRequest | undefined =>
  requests.find(({ keys }) => keys.token !== undefined && keys.token === token);

/** A second request with the same token replaces the first one, and too many from one network or site the oldest of them. */
function withRequest<R extends People>(room: R, request: SeatRequest): R {
  const others = room.requests.filter(({ keys }) => keys.token !== request.keys.token);
  const tooMany = (kind: 'network' | 'site', most: number): readonly SeatRequest[] => {
    const key = request.keys[kind];
    const near = others.filter(({ keys, isApproved }) => !isApproved && key !== undefined && keys[kind] === key);
    return near.slice(0, Math.max(0, near.length + 1 - most));
  };
  const replaced = [...tooMany('network', MOST_FROM_NETWORK), ...tooMany('site', MOST_FROM_SITE)];
  return { ...room, requests: [...others.filter((one) => !replaced.includes(one)), request] };
}
export const hasTooManyRequests = (room: People): boolean => waitingIn(room).length >= MOST_REQUESTS;
function withAnswer<R extends People>(room: R, id: string, isApproved: boolean): R {
  const answered = room.requests.find((request) => request.id === id);
  const others = room.requests.filter((request) => request.id !== id);
  const waiting = others.filter((request) => !request.isApproved);
  const approved = others.filter((request) => request.isApproved).slice(1 - MOST_REQUESTS);
  return {
    ...room,
    requests: [...waiting, ...approved, ...(answered && isApproved ? [{ ...answered, isApproved }] : [])],
  };
}

function withMute(room: RoomState, id: string, isMuted: boolean): RoomState {
  const { keys } = room.members.find((member) => member.id === id) ?? {};
  return {
    ...room,
    muted: [...room.muted.filter((one) => one !== id), ...(isMuted ? [id] : [])],
    mutedBefore: room.mutedBefore.filter((one) => isMuted || !keys || !isSamePerson(one, keys)),
  };
}
/** A muted player who has left and comes back is still muted. */
export const withEarlierMute = (room: RoomState, { id, keys }: Member): RoomState =>
  keys && room.mutedBefore.some((one) => isSamePerson(one, keys)) ? { ...room, muted: [...room.muted, id] } : room;
function withRemovalVote<R extends People>(room: R, { player, seat, on }: Happened<'removal_vote'>): R {
  const votes = room.removalVotes.find((one) => one.seat === seat)?.by ?? [];
  const by = [...votes.filter((one) => one !== player), ...(on ? [player] : [])];
  const others = room.removalVotes.filter((one) => one.seat !== seat);
  return { ...room, removalVotes: by.length > 0 ? [...others, { seat, by }] : others };
}

/** Votes and mutes by ids of a game end with it. */
export function withoutGame(room: RoomState): RoomState {
  const members = new Set([...room.members, ...room.tiles].map(({ id }) => id));
  return { ...room, removalVotes: [], removedSeats: [], muted: room.muted.filter((id) => members.has(id)) };
}
/** A player who has left takes their votes along. */
export const withoutVotesOf = (room: RoomState, player: string, keys?: PersonKeys): RoomState => ({
  ...room,
  mutedBefore: [...room.mutedBefore, ...(keys && room.muted.includes(player) ? [keys] : [])].slice(-MOST_REMOVED),
  muted: room.muted.filter((id) => id !== player || room.status === 'playing'),
  removalVotes: room.removalVotes
    .map(({ seat, by }) => ({ seat, by: by.filter((id) => id !== player) }))
    .filter(({ by }) => by.length > 0),
});
function votedOut(room: RoomState, { seat, name }: Happened<'voted_out'>, at: number): RoomState {
  const removalVotes = room.removalVotes.filter((one) => one.seat !== seat);
  const next = { ...room, removalVotes, removedSeats: [...room.removedSeats, seat] };
  const text = `The players have removed ${name}. A bot plays on in this seat.`;
  return withAnnouncement(next, 'voted_out', [name], text, at);
}

/** The room after an event about people who come, watch or have to go. */
export function evolvePeople(room: RoomState, event: PeopleEvent, at: number): RoomState {
  switch (event.type) {
    case 'display_admitted':
      return { ...room, leadingDisplay: event.display };
    case 'spectator_removed':
      return withRemoved(room, { id: event.spectator, number: event.number, keys: {} });
    case 'network_barred':
      return withBarredSpectator(room, event);
    case 'let_back_in':
      return { ...room, removed: room.removed.filter(({ id }) => id !== event.removed) };
    case 'seat_requested':
      return withRequest(room, { ...event.request, isApproved: false });
    case 'seat_answered':
      return withAnswer(room, event.request, event.approved);
    case 'request_withdrawn':
      return { ...room, requests: room.requests.filter(({ id }) => id !== event.request) };
    case 'muted':
      return withMute(room, event.player, event.muted);
    case 'removal_vote':
      return withRemovalVote(room, event);
    case 'voted_out':
      return votedOut(room, event, at);
  }
}
