import type { Rates } from '@moonrise/engine';

// Fitted by `bench/fit-bots.mjs`: in a village full of powers a wolf that is found out must bluff.
const alone: Rates = {
  bluff: 0.3,
  helper: 0,
  accuse: 0.2,
  late: 0,
  bold: 0.2,
  counter: 0,
  open: 1,
  candour: 0,
  spare: 0,
};
const pack: Rates = {
  bluff: 0.6,
  helper: 0,
  accuse: 0.5,
  late: 0,
  bold: 1,
  counter: 0.5,
  open: 0.1,
  candour: 0,
  spare: 0.4,
};
const many: Rates = { ...pack, open: 0.6, bluff: 0.3, counter: 1 };

export function rates(players: number): Rates {
  if (players < 7) return alone;
  return players < 10 ? pack : many;
}
