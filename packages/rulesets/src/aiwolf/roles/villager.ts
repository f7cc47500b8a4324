import type { Role } from '@moonrise/engine';
import { villagerTalk } from '../../languages/talk/shared.ts';
import { HUMAN, VILLAGERS } from '../sides.ts';

export const villager: Role = {
  id: 'VILLAGER',
  team: VILLAGERS,
  shows: HUMAN,
  picture: 'villager',
  briefing: 'Has nothing to choose at night.',
  words: {
    name: 'Villager',
    summary: 'Has no ability. Finds the Werewolves by talking and voting.',
    talk: villagerTalk,
  },
};
