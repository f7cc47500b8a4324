import type { Deck } from '@moonrise/engine';

const decks: Readonly<Record<number, Deck>> = {
  5: { WEREWOLF: 1, POSSESSED: 1, SEER: 1, VILLAGER: 2 },
  9: { WEREWOLF: 2, POSSESSED: 1, SEER: 1, BODYGUARD: 1, VILLAGER: 3, MEDIUM: 1 },
  13: { WEREWOLF: 3, POSSESSED: 1, SEER: 1, BODYGUARD: 1, VILLAGER: 6, MEDIUM: 1 },
};
/** The decks of the contests. For other numbers of players the host chooses one. */
export const deck = (players: number) => decks[players];
