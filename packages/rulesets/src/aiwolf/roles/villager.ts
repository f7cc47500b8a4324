import type { Role } from '@moonrise/engine';
import { villagerTalk } from '../../languages/talk/shared.ts';
import { HUMAN, VILLAGERS } from '../sides.ts';

export const villager: Role = {
  id: 'VILLAGER',
  team: VILLAGERS,
  shows: HUMAN,
  picture: 'villager',
  words: {
    name: 'Villager',
    summary: 'Has no ability. Find the Werewolves by talk and vote.',
    talk: villagerTalk,
  },
};
