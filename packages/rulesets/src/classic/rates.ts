import type { Rates } from '@moonrise/engine';

// Fitted by `bench/fit-bots.mjs`.
export const rates = (): Rates => ({
  bluff: 0.9,
  helper: 0,
  accuse: 0.5,
  late: 0,
  bold: 1,
  counter: 0,
  open: 0.3,
  candour: 0,
  spare: 0.4,
});
