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
    summary: 'Sleeps at night. Talks and votes by day to find the Werewolves.',
    talk: villagerTalk,
  },
};
