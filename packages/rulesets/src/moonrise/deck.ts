import type { Deck } from '@moonrise/engine';

const five: Deck = { wolf: 1, seer: 1, doctor: 1, villager: 2 };
const ten: Deck = {
  kittenWolf: 1,
  shadowWolf: 1,
  seer: 1,
  doctor: 1,
  gunner: 1,
  detective: 1,
  hunter: 1,
  revenant: 1,
  villager: 2,
};
const decks: Readonly<Record<number, Deck>> = {
  5: five,
  6: { ...five, gunner: 1 },
  7: { ...five, wolf: 2, gunner: 1, hunter: 1, villager: 1 },
  8: { wolf: 1, shadowWolf: 1, seer: 1, doctor: 1, gunner: 1, detective: 1, hunter: 1, revenant: 1 },
  9: { ...five, kittenWolf: 1, gunner: 1, hunter: 1, revenant: 1 },
  10: ten,
  11: { ...ten, villager: 3 },
  12: { ...ten, villager: 4 },
};
/** The role table. */
export const deck = (players: number): Deck | undefined => decks[players];
