import type { Role } from '@moonrise/engine';
import { villagerTalk } from '../../languages/talk/shared.ts';
import { VILLAGE } from '../sides.ts';

export const villager: Role = {
  id: 'villager',
  team: VILLAGE,
  picture: 'villager',
  briefing: 'Has nothing to choose at night.',
  words: {
    name: 'Villager',
    summary: 'Has no night action. Listens, thinks and votes.',
    talk: villagerTalk,
  },
};
