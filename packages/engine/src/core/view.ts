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

/** The log as a viewer is shown it: without the sentences that a later one replaces. */
export const standing = <T>(log: readonly T[], eventOf: (item: T) => Event): readonly T[] =>
  log.filter((item, i) => {
    const key = replaceKey(eventOf(item));
    return key === undefined || !log.slice(i + 1).some((later) => replaceKey(eventOf(later)) === key);
  });
/** What the sentences have in common of which only the latest is shown. */
const replaceKey = (event: Event): string | undefined =>
  event.type === 'told' && event.latest ? `${event.key} ${event.to}` : undefined;

/** What a viewer knows: the state folded from the events it sees. */
export const view = (log: readonly Event[], viewer: SeatId | null): State => fold(share(log, viewer));
