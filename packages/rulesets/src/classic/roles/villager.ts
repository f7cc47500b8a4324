import type { Role } from '@moonrise/engine';
import { villagerTalk } from '../../languages/talk/shared.ts';
import { TOWN } from '../sides.ts';

export const villager: Role = {
  id: 'villager',
  team: TOWN,
  picture: 'villager',
  words: {
    name: 'Villager',
    summary: 'Has no night action. Find the Werewolves by talk and vote.',
    talk: villagerTalk,
  },
};
