import type { Audience, Deed, Event, EventOf, Id, Json, Place, SeatId } from '../core/model.ts';

export const died = (seat: SeatId, cause: Id): Event => ({ type: 'died', seat, cause, to: 'all' });
export const turned = (seat: SeatId, role: Id, cause: Id, to: readonly SeatId[] = []): Event => ({
  type: 'turned',
  seat,
  role,
  cause,
  to: to.includes(seat) ? to : [seat, ...to],
});
export const revealed = (place: Place, role: Id, to: Audience): Event => ({ type: 'revealed', place, role, to });
export const swapped = (a: Place, b: Place, to: Audience): Event => ({ type: 'swapped', a, b, to });
export const marked = (seat: SeatId, mark: string, on: boolean, to: Audience): Event => ({
  type: 'marked',
  seat,
  mark,
  on,
  to,
});
/** A note of the rule set; by default no one sees it. */
export const noted = (key: string, value: Json, to: Audience = []): Event => ({ type: 'noted', key, value, to });
export const called = (phase: Id, data: Json): Event => ({ type: 'called', phase, data, to: [] });
export const told = (
  to: Audience,
  key: string,
  about: readonly Place[] = [],
  answer?: string | number | boolean,
  channel?: Id,
): Event => {
  const event: { -readonly [K in keyof EventOf<'told'>]: EventOf<'told'>[K] } = { type: 'told', key, about, to };
  if (answer !== undefined) event.answer = answer;
  if (channel !== undefined) event.channel = channel;
  return event;
};
/** The same; it replaces what the players were told before with this key. */
export const toldLatest: typeof told = (...sentence) => ({ ...(told(...sentence) as EventOf<'told'>), latest: true });
export const said = (seat: SeatId, channel: Id, text: string, to: Audience): Event => ({
  type: 'said',
  seat,
  channel,
  text,
  to,
});
export const counted = (act: Id, ballots: readonly Deed[], to: Audience = 'all'): Event => ({
  type: 'counted',
  act,
  ballots,
  to,
});
