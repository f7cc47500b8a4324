import type { Place, SeatId } from '@moonrise/engine';
import type { SpeechAct } from '../acts.ts';
import type { Speaker } from './results.ts';

/** What is known while a text is read, sentence by sentence. */
export interface Parse extends Speaker {
  readonly found: SpeechAct[];
  isKnown: boolean; // something was recognized, even if it says nothing
  isTelling: boolean; // the speaker is telling results
  named?: SeatId | undefined; // the player a pronoun refers to
  guess?: { readonly seat: SeatId; readonly opinion: 'suspect' | 'trust' } | undefined; // asked just before: "Tom a wolf?"
  night?: number; // named before
}

export function add(parse: Parse, acts: readonly SpeechAct[]): void {
  if (acts.length > 0) parse.isKnown = true;
  parse.found.push(...acts);
}
export function forget(parse: Parse): void {
  parse.isKnown = true;
  parse.named = undefined;
}
/** After several players are named, it is unclear to whom a pronoun refers. */
export function refer(parse: Parse, seats: readonly Place[]): void {
  const [only, ...more] = new Set(seats);
  if (only !== undefined) parse.named = more.length > 0 ? undefined : only;
}
