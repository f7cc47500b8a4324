import { isScreen } from '../../rooms/access/spectator-tickets.ts';
import { refused } from '../../rooms/refused.ts';
import { type EventHandlers, type Handler, refuse } from './handler.ts';
import { notInRoom, seatOf } from './room-seat.ts';

const hostOnly = refused('host_only', 'Only the host can do that.');
const unknownSpectator = refused('unknown_player', 'No spectator of this room has that id: they may have left.');
const unknownPlayer = refused('unknown_player', 'No player in this room has that id.');
const noScreen = refused('unknown_player', 'No such table screen watches this room: open /tv with its code first.');
const notLeading = refused('not_allowed', 'Only the table screen that the host lets lead can do that.');
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

/** The screen that came first leads, unless the host names one. */
const admitDisplay: Handler<'admit_display'> = async (session, { admitted, spectator_id }) => {
  const seat = seatOf(session);
  if (!seat.ok) return refuse(seat);
  const { live, player: by } = seat;
  if (live.state.host !== by) return refuse(hostOnly);
  const screens = live.spectators.filter(isScreen);
  const display = spectator_id === undefined ? screens[0] : screens.find((id) => id === spectator_id);
  if (admitted && display === undefined) return refuse(noScreen);
  const command = { type: 'admit_display', by, display: (admitted && display) || null } as const;
  return { answer: await live.room.submit(command) };
};

const stageShown: Handler<'stage_shown'> = async ({ spectator, roomConnections }, { at }, { clock }) => {
  if (!roomConnections) return refuse(notInRoom);
  if (spectator === null || spectator !== roomConnections.live.state.leadingDisplay) return refuse(notLeading);
  roomConnections.stageShown(Math.min(at, clock.now()));
  return { answer: { ok: true } };
};

export const people: EventHandlers<'remove_spectator' | 'vote_to_remove' | 'admit_display' | 'stage_shown'> = {
  admit_display: admitDisplay,
  stage_shown: stageShown,
  remove_spectator: removeSpectator,
  vote_to_remove: voteToRemove,
};
