import type { Event, EventType } from '@moonrise/engine';
import { z } from 'zod';

/** What the engine's events say; their fields are the types of `@moonrise/engine`. */
export const engineEvents: Readonly<Record<EventType, string>> = {
  started: 'The table: rule set, options, names by seat, deck, cards in the centre, the commitment to the seed.',
  masked: 'The real names, while others are worn.',
  unmasked: 'The real names, for everybody.',
  dealt: 'A card that you may see lies at a place.',
  opened: 'A phase has begun: day, phase, round, seconds; `over` where it interrupts another.',
  chose: 'A seat has chosen, and may still change its mind.',
  withdrew: 'A seat has taken its choice back.',
  cast: 'How many have chosen, where ballots are secret.',
  counted: 'The ballots, all together.',
  did: 'A choice was carried out.',
  said: 'A line in a channel.',
  spoke: 'A speech where people speak in turn, and who has the floor now.',
  revealed: 'The card at a place is known to you.',
  turned: 'A seat has another role from now on.',
  swapped: 'Two cards have changed places.',
  marked: 'A mark was put on a seat or taken away, such as “muted”.',
  noted: 'Something the rule set keeps in mind.',
  died: 'A seat is out, and by what.',
  told: 'A sentence of the rule set’s words, by its key, with the places it is about.',
  called: 'An interruption is due.',
  closed: 'The phase takes no more answers.',
  resumed: 'An interruption is over; the phase below it goes on.',
  ended: 'The outcome, the seed, and every card as dealt and as it lies now.',
};

const kind = z.enum(Object.keys(engineEvents) as [EventType, ...EventType[]]);
const shape = z.looseObject({ type: kind }).meta({ title: 'engine event' });

/** Checked for its kind only: what is in it the engine has made. */
export const engineEvent = shape as unknown as z.ZodType<Event>;
