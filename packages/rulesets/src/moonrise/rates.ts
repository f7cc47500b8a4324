import type { Rates } from '@moonrise/engine';

// Fitted by `bench/fit-bots.mjs`.
const alone: Rates = { bluff: 0.3, helper: 0, accuse: 0.2, open: 1, candour: 0, spare: 0 };
const pack: Rates = { bluff: 0.6, helper: 0, accuse: 0.5, open: 0.6, candour: 0, spare: 0.4 };

export const rates = (players: number): Rates => (players < 7 ? alone : pack);
