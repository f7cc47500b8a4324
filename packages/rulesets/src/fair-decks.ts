import type { Deck, Id } from '@moonrise/engine';

/**
 * Sets to suggest where a document's table gives one side about two of three games or more between standard bots. The document's
 * table stays the default. The lab measures both (`npm run test:long`).
 */
const decks: Readonly<Record<Id, Readonly<Record<number, Deck>>>> = {
  launch: {
    5: { werewolf: 1, doctor: 1, villager: 3 },
    6: { werewolf: 1, hunter: 1, villager: 4 },
    7: { werewolf: 1, seer: 1, villager: 5 },
    10: { werewolf: 3, seer: 1, doctor: 1, hunter: 1, villager: 4 },
  },
  classic: {
    9: { werewolf: 2, seer: 1, villager: 6 },
  },
  moonrise: {
    5: { wolf: 1, seer: 1, villager: 3 },
    6: { wolf: 1, doctor: 1, gunner: 1, villager: 3 },
    8: { wolf: 1, shadowWolf: 1, seer: 1, doctor: 1, hunter: 1, revenant: 1, villager: 2 },
  },
};
export const fairDecks = (rules: Id): Readonly<Record<number, Deck>> => decks[rules] ?? {};
