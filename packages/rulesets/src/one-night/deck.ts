import type { Deck } from '@moonrise/engine';

const five = { werewolf: 2, seer: 1, robber: 1, troublemaker: 1, mason: 2, villager: 1 };
const seven = { ...five, villager: 0, drunk: 1, insomniac: 1, minion: 1 };
const decks: Readonly<Record<number, Deck>> = {
  3: { werewolf: 2, seer: 1, robber: 1, villager: 2 },
  4: { werewolf: 2, seer: 1, troublemaker: 1, villager: 3 },
  5: five,
  6: { ...five, villager: 2 },
  7: seven,
  8: { ...seven, tanner: 1 },
  9: { ...seven, tanner: 1, villager: 1 },
  10: { ...seven, tanner: 1, villager: 1, werewolf: 3 },
};

export const deck = (players: number): Deck | undefined => decks[players];
