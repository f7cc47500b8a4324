import type { Role } from '@moonrise/engine';
import { told } from '@moonrise/engine/kit';
import { HUMAN, species, VILLAGERS } from '../sides.ts';

export const medium: Role = {
  id: 'MEDIUM',
  team: VILLAGERS,
  shows: HUMAN,
  picture: 'medium',
  words: {
    name: 'Medium',
    summary: 'Learns of each player who is exiled whether it was a human or a werewolf.',
    told: { medium: 'The spirit of {0} shows: {answer}.' },
  },
  on: {
    died: (table, me, { seat, cause }) =>
      cause === 'vote' ? [told([me.id], 'medium', [seat], species(table, seat))] : [],
  },
};
