import type { Rates } from '@moonrise/engine';

// Fitted by `bench/fit-bots.mjs`. A wolf that is alone bluffs less; a pack of three hardly has to. A pack of two nearly always contests the only
// claim of Seer, because the village trusts it otherwise.
const alone: Rates = { bluff: 0, helper: 0, accuse: 0.2, bold: 0.2, counter: 0, open: 0.3, candour: 0, spare: 0 };
const pair: Rates = { bluff: 0.9, helper: 0, accuse: 0.2, bold: 1, counter: 0, open: 0.3, candour: 0, spare: 0.3 };
const many: Rates = { bluff: 0.15, helper: 0, accuse: 0.2, bold: 0.2, counter: 0, open: 0.6, candour: 0, spare: 0.5 };

export function rates(players: number): Rates {
  if (players < 8) return alone;
  return players < 10 ? pair : many;
}
