import type { EventOf, Id, Place, State } from '@moonrise/engine';
import type { Happening } from '../../connection/snapshot.ts';

/** What the rule set tells everyone after the end: in One Night every move of the night, in order. */
export function epilogueOf(log: readonly Happening[]): readonly EventOf<'told'>[] {
  const end = log.findLastIndex(({ event }) => event.type === 'ended');
  const start = log.findLastIndex(({ event }, i) => i < end && event.type === 'closed');
  return log
    .slice(start + 1, Math.max(end, 0))
    .flatMap(({ event }) => (event.type === 'told' && event.to === 'all' ? [event] : []));
}

/** The aliases that players had during the game, if it used any. */
export function aliasesIn(log: readonly Happening[]): readonly string[] | undefined {
  const isMasked = log.some(({ event }) => event.type === 'unmasked');
  const started = log.find(({ event }) => event.type === 'started')?.event;
  return isMasked && started?.type === 'started' ? started.names : undefined;
}

export interface PlaceCards {
  readonly place: Place;
  readonly dealt: Id | null;
  readonly final: Id | null;
}
/** Every card as dealt and now: seats first, then the centre. */
export const placesOf = ({ dealt, cards }: State): readonly PlaceCards[] =>
  cards.map((final, place) => ({ place, dealt: dealt[place] ?? null, final }));
export const hasCentre = ({ seats, cards }: State): boolean => cards.length > seats.length;
