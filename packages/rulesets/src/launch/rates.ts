import type { Rates } from '@moonrise/engine';

// Fitted by `bench/fit-bots.mjs`. A pack of three hardly has to bluff. A smaller one nearly always contests the only claim of Seer, because the
// village trusts it otherwise; a wolf that is alone, or one of two among nine, waits until the village cannot afford to vote out both.
const alone: Rates = {
  bluff: 0.9,
  helper: 0,
  accuse: 0,
  late: 1,
  bold: 1,
  counter: 0,
  open: 0.1,
  candour: 0,
  spare: 0,
};
const pair: Rates = { ...alone, accuse: 0.2, late: 0, open: 0.3, spare: 0.3 };
const nine: Rates = { ...pair, late: 1, open: 0.1 };
const many: Rates = { ...pair, bluff: 0.15, bold: 0.2, open: 0.6, spare: 0.5 };

export function rates(players: number): Rates {
  if (players < 8) return alone;
  if (players < 10) return players < 9 ? pair : nine;
  return many;
}
