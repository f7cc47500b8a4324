import type { Rates } from '@moonrise/engine';

// Fitted by `bench/fit-bots.mjs`.
const few: Rates = {
  bluff: 0.45,
  helper: 0.75,
  accuse: 0.65,
  late: 0,
  bold: 0.2,
  counter: 0,
  open: 0.6,
  candour: 0,
  spare: 0,
};
const many: Rates = {
  bluff: 0.6,
  helper: 1,
  accuse: 0.8,
  late: 0,
  bold: 0.2,
  counter: 0,
  open: 0.6,
  candour: 0,
  spare: 0.4,
};

export const rates = (players: number): Rates => (players < 9 ? few : many);
