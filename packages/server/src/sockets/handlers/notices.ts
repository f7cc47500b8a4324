import { refused } from '../../rooms/refused.ts';
import { isSlowRoom } from '../../rooms/slow-rooms.ts';
import { type EventHandlers, type Handler, refuse } from './handler.ts';
import { seatOf } from './room-seat.ts';

const noPush = refused('not_allowed', 'This server sends no notices.');
const notSlow = refused('not_allowed', 'Only slow games have notices: those with rounds of an hour or more.');

/** A person wants to be told while they are away, or no more. */
const setNotices: Handler<'set_notices'> = async (session, { address, quiet = null }) => {
  const seat = seatOf(session);
  if (!seat.ok) return refuse(seat);
  const { live, player } = seat;
  const { notices } = live;
  if (!notices) return refuse(noPush);
  if (address === null) return { answer: await notices.unsubscribe(player) };
  if (!isSlowRoom(live.state)) return refuse(notSlow);
  return { answer: await notices.subscribe(player, address, quiet) };
};

export const notices: EventHandlers<'set_notices'> = { set_notices: setNotices };
