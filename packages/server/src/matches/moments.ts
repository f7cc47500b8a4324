import { chance } from '@moonrise/bots';
import type { SeatId } from '@moonrise/engine';

/**
 * When programs look up, type and act. All of it is drawn from the seed, the clock and the seat, never from what a seat
 * knows: a moment tells nothing about a card.
 */
type Span = readonly [from: number, to: number];
const ACTING: Span = [0.1, 0.7]; // of the phase's time
const ACTING_AFTER_TALK: Span = [0.4, 0.7]; // where everybody may talk first
const FIRST_LOOK: Span = [0.04, 0.3];
const LAST_LOOK = 0.85;
const READING: Span = [800, 3_000]; // ms
const MAKING_WAY: Span = [0, 1_200];
const TYPING: Span = [1_500, 6_000];
const PER_LETTER: Span = [35, 70];

export const PAUSE = 1_500; // ms after a line of a program, before another begins to type
export const MARGIN = 2_000; // ms before the end of a phase, by which everybody has answered
/** How much of a phase (in ms) there is to answer in. */
export const answerTime = (phase: number): number => phase - Math.min(MARGIN, phase / 5);
const STEPS = 10_000;

/** A clock that is running, for one seat. */
export interface Beat {
  readonly seed: string;
  readonly key: string; // of the clock
  readonly seat: SeatId;
}
function drawn({ seed, key, seat }: Beat, [from, to]: Span, purpose = ''): number {
  return from + (chance(seed, `${key}/${seat}${purpose}`)(STEPS) / STEPS) * (to - from);
}

/** A phase in time. It begins later than it did when it was made longer. */
export interface Held {
  readonly begin: number;
  readonly length: number; // ms
}
const at = ({ begin, length }: Held, share: number): number => begin + Math.round(length * share);

export const actingMoment = (beat: Beat, phase: Held, isTalk: boolean): number =>
  at(phase, drawn(beat, isTalk ? ACTING_AFTER_TALK : ACTING));
export const firstLook = (beat: Beat, phase: Held): number => at(phase, drawn(beat, FIRST_LOOK, '/look'));
export const lastLook = (phase: Held): number => at(phase, LAST_LOOK);

/** From what others said or did until one has read it. */
export const readingTime = (beat: Beat, look: number): number => Math.round(drawn(beat, READING, `/read/${look}`));
/** Who goes first when several waited for a pause. */
export const makingWay = (beat: Beat, since: number): number => Math.round(drawn(beat, MAKING_WAY, `/wait/${since}`));
export function typingTime(beat: Beat, look: number, letters: number): number {
  const [shortest, longest] = TYPING;
  const wanted = shortest + letters * drawn(beat, PER_LETTER, `/type/${look}`);
  return Math.round(Math.min(wanted, longest));
}
