import { refused } from '../../rooms/refused.ts';
import { type EventHandlers, type Handler, refuse } from './handler.ts';
import { seatOf } from './room-seat.ts';

const hostOnly = refused('host_only', 'Only the host can do that.');
const unknownSpectator = refused('unknown_player', 'No spectator of this room has that id: they may have left.');
const unknownPlayer = refused('unknown_player', 'No player in this room has that id.');
const notAtNight = refused('not_allowed', 'A vote to remove a player waits for the day: try again then.');

const removeSpectator: Handler<'remove_spectator'> = async (session, { spectator_id }) => {
  const seat = seatOf(session);
  if (!seat.ok) return refuse(seat);
  const { live, player } = seat;
  if (live.state.host !== player) return refuse(hostOnly);
  const number = session.roomConnections?.numberOf(spectator_id);
  if (number === undefined) return refuse(unknownSpectator);
  const command = { type: 'remove_spectator', by: player, spectator: spectator_id, number } as const;
  return { answer: await live.room.submit(command) };
};

/** By day only: at night a vote would tell who is awake. */
const voteToRemove: Handler<'vote_to_remove'> = async (session, { player_id, on }) => {
  const seat = seatOf(session);
  if (!seat.ok) return refuse(seat);
  const { live, player: by } = seat;
  if (live.state.status === 'playing' && live.isSecret) return refuse(notAtNight);
  const name = session.roomConnections?.nameAtTable(player_id);
  if (live.state.status === 'playing' && name === undefined) return refuse(unknownPlayer);
  const command = { type: 'vote_to_remove', by, seat: player_id, name: name ?? '', on } as const;
  return { answer: await live.room.submit(command) };
};

export const people: EventHandlers<'remove_spectator' | 'vote_to_remove'> = {
  remove_spectator: removeSpectator,
  vote_to_remove: voteToRemove,
};
