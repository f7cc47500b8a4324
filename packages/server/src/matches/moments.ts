import { chance } from '@moonrise/bots';
import type { SeatId } from '@moonrise/engine';

/**
 * When bots look at the table, type and act. All of it is drawn from the seed, the frame and the seat, never from what a seat
 * knows: the moment of an act tells nothing about a card.
 */
type Span = readonly [from: number, to: number];
const ACTING: Span = [0.1, 0.7]; // of the phase's time
const ACTING_AFTER_TALK: Span = [0.4, 0.7]; // where everyone may talk first
const AGREEING: Span = [0.2, 0.6]; // to end the talk
const CLOSING: Span = [2_500, 8_000]; // ms after the deal, to close the card
const FIRST_LOOK: Span = [0.04, 0.3];
const LAST_LOOK = 0.85;
const READING: Span = [800, 3_000]; // ms
const MAKING_WAY: Span = [0, 1_200];
const TYPING: Span = [1_500, 6_000];
const PER_LETTER: Span = [35, 70];

export const PAUSE = 1_500; // ms after a bot's line, before another bot begins to type
export const MARGIN = 2_000; // ms before the end of a phase, by which every bot has answered
/** How much of a phase (in ms) there is to answer in. */
export const answerTime = (phase: number): number => phase - Math.min(MARGIN, phase / 5);
const STEPS = 10_000;

/** One seat in one phase: what its moments are drawn from. */
export interface SeatPhase {
  readonly seed: string;
  readonly frame: string;
  readonly seat: SeatId;
}
function drawn({ seed, frame, seat }: SeatPhase, [from, to]: Span, purpose = ''): number {
  return from + (chance(seed, `${frame}/${seat}${purpose}`)(STEPS) / STEPS) * (to - from);
}

/** The time of a phase. A phase that was extended counts as begun later. */
export interface PhaseTime {
  readonly begin: number;
  readonly length: number; // ms
}
const at = ({ begin, length }: PhaseTime, share: number): number => begin + Math.round(length * share);

export const actingMoment = (phase: SeatPhase, time: PhaseTime, isTalk: boolean): number =>
  at(time, drawn(phase, isTalk ? ACTING_AFTER_TALK : ACTING));
export const agreeingMoment = (phase: SeatPhase, time: PhaseTime): number => at(time, drawn(phase, AGREEING, '/agree'));
export const closingMoment = (seed: string, seat: SeatId, dealt: number): number =>
  dealt + Math.round(drawn({ seed, frame: 'deal', seat }, CLOSING));
export const firstLook = (phase: SeatPhase, time: PhaseTime): number => at(time, drawn(phase, FIRST_LOOK, '/look'));
export const lastLook = (time: PhaseTime): number => at(time, LAST_LOOK);

/** How long it takes to read what others said or did. */
export const readingTime = (phase: SeatPhase, look: number): number =>
  Math.round(drawn(phase, READING, `/read/${look}`));
/** A delay that decides who goes first when several bots waited for a pause. */
export const makingWay = (phase: SeatPhase, since: number): number =>
  Math.round(drawn(phase, MAKING_WAY, `/wait/${since}`));
export function typingTime(phase: SeatPhase, look: number, letters: number): number {
  const [shortest, longest] = TYPING;
  const wanted = shortest + letters * drawn(phase, PER_LETTER, `/type/${look}`);
  return Math.round(Math.min(wanted, longest));
}
