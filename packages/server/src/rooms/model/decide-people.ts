import { type Refused, refused } from '../refused.ts';
import { everyone } from './ai-tiles.ts';
import { entryRefusal, hostOnly, isMember, leave, memberOnly, unknownPlayer } from './decide-members.ts';
import { hasTooManyRequests, requestOf, waitingIn } from './people.ts';
import type { RoomCommandOf, RoomDecision } from './room-command.ts';
import type { RoomState } from './room-model.ts';

type PeopleCommand = RoomCommandOf<
  | 'request_seat'
  | 'withdraw_request'
  | 'answer_seat'
  | 'network_seen'
  | 'remove_spectator'
  | 'bar_spectator'
  | 'let_back_in'
  | 'mute_player'
  | 'vote_to_remove'
>;
const unknownRequest = refused('unknown_player', 'No one waits with that id: they have left, or have their answer.');

/** A person asks the host for a seat. */
function requestSeat(room: RoomState, command: RoomCommandOf<'request_seat'>): RoomDecision {
  const { request, name, seal, keys } = command;
  const refusal = entryRefusal(room, seal, keys);
  if (refusal) return refusal;
  const before = requestOf(room, keys);
  if (before?.isApproved || !room.roomOptions.approve_seats) return []; // they may join
  if (!before && hasTooManyRequests(room))
    return refused('limit_reached', 'Too many people are waiting to be let in: try again in a moment.');
  if (before?.name === name) return [];
  return [{ type: 'seat_requested', request: { id: before?.id ?? request, name, keys } }];
}
const withdrawRequest = (room: RoomState, request: string): RoomDecision =>
  waitingIn(room).some(({ id }) => id === request) ? [{ type: 'request_withdrawn', request }] : [];
const answerSeat = (room: RoomState, { request, approve }: RoomCommandOf<'answer_seat'>): RoomDecision =>
  waitingIn(room).some(({ id }) => id === request)
    ? [{ type: 'seat_answered', request, approved: approve }]
    : unknownRequest;

const networkSeen = (room: RoomState, { player, network }: RoomCommandOf<'network_seen'>): RoomDecision =>
  room.members.some(({ id, keys }) => id === player && keys?.network !== network)
    ? [{ type: 'network_seen', player, network }]
    : [];
const barSpectator = (room: RoomState, { removed, keys }: RoomCommandOf<'bar_spectator'>): RoomDecision =>
  room.removed.some((one) => one.id === removed && Object.keys(one.keys).length === 0)
    ? [{ type: 'network_barred', removed, ...keys }]
    : [];
const letBackIn = (room: RoomState, removed: string): RoomDecision =>
  room.removed.some(({ id }) => id === removed)
    ? [{ type: 'let_back_in', removed }]
    : refused('unknown_player', 'No removed person has that id: they may come back already.');

/** The id of a member at the table: in a masked game it is not the one of the lobby. */
function shownId({ status, game }: RoomState, player: string): string {
  const sitter = status === 'playing' ? game?.begin.sitters.find((one) => one.player === player) : undefined;
  return sitter?.id ?? player;
}
/** Everyone whom the players see under an id: during a game its seats, otherwise the people in the room. AI seats are answered alike. */
function shownIds(room: RoomState): readonly string[] {
  if (room.status === 'playing') return room.game?.begin.sitters.map(({ id }) => id) ?? [];
  return everyone(room).map(({ id }) => id);
}
/** The same for every channel, and told to the speaker only. */
export const mutedRefusal = (room: RoomState, player: string): Refused | undefined =>
  room.muted.includes(shownId(room, player))
    ? refused('muted', 'The host has muted you: the others do not see what you write. You can still play.')
    : undefined;
function mute(room: RoomState, { by, player, muted }: RoomCommandOf<'mute_player'>): RoomDecision {
  if (!shownIds(room).includes(player)) return unknownPlayer;
  if (player === shownId(room, by)) return refused('not_allowed', 'You cannot mute yourself.');
  return room.muted.includes(player) === muted ? [] : [{ type: 'muted', player, muted }];
}

/** How many votes remove a player: more than half of the people who were dealt in and are still here. */
export const votesNeeded = (room: RoomState): number => Math.floor(voters(room).length / 2) + 1;
const voters = ({ game, ...room }: RoomState): readonly string[] =>
  (game?.begin.sitters ?? []).flatMap(({ player }) =>
    player !== null && isMember({ game, ...room }, player) ? [player] : [],
  );

/** Bots and people can be voted out alike, so that the answer tells nothing. An AI seat plays on. */
function voteToRemove(room: RoomState, command: RoomCommandOf<'vote_to_remove'>): RoomDecision {
  const { by, seat, name, on } = command;
  const refusal = voteRefusal(room, by, seat);
  if (refusal) return refusal;
  const votes = room.removalVotes.find((one) => one.seat === seat)?.by ?? [];
  if (votes.includes(by) === on) return [];
  const count = votes.length + (on ? 1 : -1);
  const vote = { type: 'removal_vote', player: by, seat, on } as const;
  if (count < votesNeeded(room)) return [vote];
  const player = room.game?.begin.sitters.find(({ id }) => id === seat)?.player ?? null;
  return [vote, { type: 'voted_out', seat, name }, ...(player === null ? [] : leave(room, player, 'kicked'))];
}
function voteRefusal(room: RoomState, by: string, seat: string): Refused | undefined {
  if (room.status !== 'playing') return refused('not_allowed', 'No game is running: the host can remove a player.');
  if (!room.roomOptions.remove_by_vote)
    return refused('not_allowed', 'In this room players cannot be voted out. The host can allow it in the lobby.');
  if (!voters(room).includes(by))
    return refused('only_watching', 'You have no seat in this game: only its players vote.');
  if (!shownIds(room).includes(seat)) return unknownPlayer;
  if (seat === shownId(room, by))
    return refused('not_allowed', 'You cannot vote against yourself: leave the room instead.');
  if (room.removedSeats.includes(seat)) return refused('not_allowed', 'This player was removed already.');
  return undefined;
}

/** The events of a command about people who come, watch or have to go, or why it is refused. */
export function decidePeople(room: RoomState, command: PeopleCommand): RoomDecision {
  switch (command.type) {
    case 'request_seat':
      return requestSeat(room, command);
    case 'withdraw_request':
      return withdrawRequest(room, command.request);
    case 'answer_seat':
      return hostOnly(room, command.by) ?? answerSeat(room, command);
    case 'network_seen':
      return networkSeen(room, command);
    case 'remove_spectator':
      return (
        hostOnly(room, command.by) ?? [
          { type: 'spectator_removed', spectator: command.spectator, number: command.number },
        ]
      );
    case 'bar_spectator':
      return barSpectator(room, command);
    case 'let_back_in':
      return hostOnly(room, command.by) ?? letBackIn(room, command.removed);
    case 'mute_player':
      return hostOnly(room, command.by) ?? mute(room, command);
    case 'vote_to_remove':
      return memberOnly(room, command.by) ?? voteToRemove(room, command);
  }
}
