import type { Role } from '@moonrise/engine';
import { TOWN } from '../sides.ts';

export const villager: Role = {
  id: 'villager',
  team: TOWN,
  picture: 'villager',
  words: { name: 'Villager', summary: 'Sleeps at night. By day, talks the Werewolves out of hiding and votes.' },
};
