import type { Deck, Role } from '@moonrise/engine';
import { cardsOf } from '@moonrise/engine/kit';
import { VILLAGE } from './sides.ts';

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

/** Why a set of the right size cannot be played. */
export function deckFault(roles: readonly Role[], set: Deck, players: number): string | undefined {
  if (!set.werewolf) return 'A set needs at least one Werewolf.';
  if ((set.robber ?? 0) > 1)
    return 'A set has at most one Robber: of two, one could be shown a card that the other takes first.';
  const against = players + 3 - cardsOf(roles, VILLAGE, set);
  if (against >= players)
    return `With ${against} cards against it the village could be without a player among ${players}: at most ${players - 1} may be.`;
  return undefined;
}
