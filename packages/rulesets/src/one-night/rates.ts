import type { Rates } from '@moonrise/engine';

// Fitted by `bench/fit-bots.mjs`.
export const rates = (): Rates => ({
  bluff: 0.5,
  helper: 0.5,
  accuse: 0.5,
  late: 0,
  bold: 0.2,
  counter: 0,
  open: 1,
  candour: 1,
  spare: 0.8,
});
