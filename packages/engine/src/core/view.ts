import { fold } from './evolve.ts';
import type { Event, SeatId, State } from './model.ts';

/** Whether a seat (null: a spectator) sees an event. */
export const sees = (event: Event, viewer: SeatId | null): boolean =>
  event.to === 'all' || (viewer !== null && event.to.includes(viewer));

/** An event as it is sent to a viewer: without its audience. */
export const received = (event: Event, viewer: SeatId | null): Event =>
  event.to === 'all' || viewer === null ? event : { ...event, to: [viewer] };

/** The events that a viewer sees. */
export const share = (events: readonly Event[], viewer: SeatId | null): readonly Event[] =>
  events.filter((event) => sees(event, viewer)).map((event) => received(event, viewer));

/** What a viewer knows: the state folded from the events it sees. */
export const view = (log: readonly Event[], viewer: SeatId | null): State => fold(share(log, viewer));
