import type { Deed, Id, Light, SeatId, Staged } from '@moonrise/engine';

export type BeatKind =
  | 'deal'
  | 'nightfall'
  | 'dawn'
  | 'death'
  | 'spared'
  | 'shot'
  | 'last-shot'
  | 'conversion'
  | 'count'
  | 'verdict'
  | 'curtain';

/** A staged moment: made of the events from `from` to `to`, which its viewer has seen anyway. */
export interface Beat {
  readonly kind: BeatKind;
  readonly from: number;
  readonly to: number;
  readonly ms: number;
  readonly isPublic: boolean; // everyone sees it
  readonly seats: readonly SeatId[]; // whom it is about: the dead, the spared, the winners
  readonly by?: SeatId; // who did it, where everyone was told
  readonly cause?: Id;
  readonly ballots?: readonly Deed[]; // of a count, in the order in which they are told
  readonly cards?: Readonly<Record<SeatId, Id>>; // of those it is about, where everyone was shown them
}

/** What beats need to know of a rule set. An entry of `/api/rulesets` has it. */
export interface BeatWords {
  readonly phases: readonly { readonly id: Id; readonly light: Light }[];
  readonly staged: Staged;
}
