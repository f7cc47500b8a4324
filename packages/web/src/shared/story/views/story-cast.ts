import type { Place, SeatId } from '@moonrise/engine';
import type { Look } from '@moonrise/protocol';
import type { RulesEntry } from '../../rules/rules.ts';
import type { NameOf } from '../../rules/sentences.ts';

/** What it takes to show a game: the rule set's words, and the names and looks of the players. */
export interface StoryCast {
  readonly rules: RulesEntry;
  readonly nameOf: NameOf;
  readonly lookOf: (seat: SeatId) => Look;
  readonly seats: number;
}
export const isSeat = ({ seats }: Pick<StoryCast, 'seats'>, place: Place): boolean => place < seats;

/** A look for games without stored looks: a different face for each seat. */
export const defaultLook = (seat: SeatId): Look => ({ face: seat % 24, colour: seat % 12 });
