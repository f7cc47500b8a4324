import type { Role } from '@moonrise/engine';
import { villagerTalk } from '../../languages/talk/shared.ts';
import { TOWN } from '../sides.ts';

export const villager: Role = {
  id: 'villager',
  team: TOWN,
  picture: 'villager',
  briefing: 'Has nothing to choose at night.',
  words: {
    name: 'Villager',
    summary: 'Has no night action. Finds the Werewolves by talking and voting.',
    talk: villagerTalk,
  },
};
