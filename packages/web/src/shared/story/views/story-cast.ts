import type { Place, SeatId } from '@moonrise/engine';
import type { Look } from '@moonrise/protocol';
import type { RulesEntry } from '../../rules/rules.ts';
import type { NameOf } from '../../rules/sentences.ts';

/** Everything that is needed to tell of a game: its words, and how its people are called and drawn. */
export interface StoryCast {
  readonly rules: RulesEntry;
  readonly nameOf: NameOf;
  readonly lookOf: (seat: SeatId) => Look;
  readonly seats: number;
}
export const isSeat = ({ seats }: Pick<StoryCast, 'seats'>, place: Place): boolean => place < seats;

/** For games of which no looks are kept: everybody another face. */
export const plainLook = (seat: SeatId): Look => ({ face: seat % 24, colour: seat % 12 });
