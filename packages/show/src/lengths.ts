import type { BeatKind } from './beat.ts';

// Milliseconds. The deal has a hold of its own: it lasts until everyone has closed the card.
const LENGTHS: Readonly<Record<BeatKind, number>> = {
  deal: 0,
  nightfall: 2_000,
  dawn: 1_800,
  death: 2_800,
  spared: 2_000,
  shot: 2_600,
  'last-shot': 3_000,
  conversion: 2_600,
  count: 900,
  verdict: 2_800,
  curtain: 3_600,
};
const BALLOT = 420;
const LONGEST_TELLING = 3_300; // of all ballots together
const CARD = 900;

export const lengthOf = (kind: BeatKind, ballots = 0, cards = 0): number =>
  LENGTHS[kind] + Math.min(ballots * BALLOT, LONGEST_TELLING) + (cards > 0 ? CARD : 0);
