import type { Id } from '@moonrise/engine';
import { sidesFault } from '@moonrise/engine/kit';
import { roles } from './roles/index.ts';
import { WOLF } from './sides.ts';

type Deck = Readonly<Record<Id, number>>;

const decks: Readonly<Record<number, Deck>> = {
  5: { WEREWOLF: 1, POSSESSED: 1, SEER: 1, VILLAGER: 2 },
  9: { WEREWOLF: 2, POSSESSED: 1, SEER: 1, BODYGUARD: 1, VILLAGER: 3, MEDIUM: 1 },
  13: { WEREWOLF: 3, POSSESSED: 1, SEER: 1, BODYGUARD: 1, VILLAGER: 6, MEDIUM: 1 },
};
export const deck = (players: number): Deck | undefined => decks[players];
