import type { Event, EventType } from '@moonrise/engine';
import { z } from 'zod';

/** The engine's events; their fields are the types of `@moonrise/engine`. */
export const engineEvents: Readonly<Record<EventType, string>> = {
  started: 'The game begins: rule set, options, names by seat, deck, number of centre cards, commitment to the seed.',
  masked: 'The real names, while players use others (Chaos Mode).',
  unmasked: 'The real names, shown to all.',
  dealt: 'The card at a place that you may see.',
  opened: 'A phase begins: day, phase, round, seconds; `over` if it interrupts another.',
  chose: 'A seat has chosen; the choice can still change.',
  withdrew: 'A seat has taken its choice back.',
  cast: 'The number of ballots, where ballots are secret.',
  counted: 'All ballots of a vote.',
  did: 'A choice takes effect.',
  said: 'A chat line in a channel.',
  spoke: 'A speech, where players speak in turn, and who speaks next.',
  revealed: 'A card becomes known to you.',
  turned: 'A seat gets another role.',
  swapped: 'Two cards are exchanged.',
  marked: 'A mark such as “muted” is set on a seat or removed.',
  noted: 'A value that the rule set remembers.',
  died: 'A player dies, and the cause.',
  revived: 'A dead player lives again, with the card they died with.',
  told: 'A sentence from the rule set’s words, by key, with the places it names.',
  called: 'An interrupting phase is due.',
  closed: 'The phase takes no more answers.',
  resumed: 'An interrupting phase is over; the phase below it continues.',
  ended: 'The game ends: outcome, seed, and every card as dealt and as it is now.',
};

const kind = z.enum(Object.keys(engineEvents) as [EventType, ...EventType[]]);
const shape = z.looseObject({ type: kind }).meta({ title: 'engine event' });

/** Only the type is checked: the engine made the event. */
export const engineEvent = shape as unknown as z.ZodType<Event>;
