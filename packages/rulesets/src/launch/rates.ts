import type { Rates } from '@moonrise/engine';

// Fitted by `bench/fit-bots.mjs`, except `bold`, which was chosen by hand. A wolf that is alone bluffs less; a pack of three
// hardly has to. With eight there is no Hunter, and the wolves are strong enough to show themselves.
const alone: Rates = { bluff: 0.3, helper: 0, accuse: 0.2, bold: 0.2, counter: 0, open: 0.3, candour: 0, spare: 0 };
const pair: Rates = { bluff: 0.6, helper: 0, accuse: 0.2, bold: 0.2, counter: 0, open: 0.3, candour: 0, spare: 0.3 };
const eight: Rates = { ...pair, bold: 1 };
const many: Rates = { bluff: 0.15, helper: 0, accuse: 0.2, bold: 0.2, counter: 0, open: 0.6, candour: 0, spare: 0.5 };

export function rates(players: number): Rates {
  if (players < 8) return alone;
  if (players === 8) return eight;
  return players < 10 ? pair : many;
}
