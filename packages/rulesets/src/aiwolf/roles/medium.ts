import type { Role } from '@moonrise/engine';
import { told } from '@moonrise/engine/kit';
import { HUMAN, SPECIES, species, speciesOf, VILLAGERS } from '../sides.ts';

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
  evidence: {
    medium: { answers: SPECIES, fits: (holds, _, [dead = -1], answer) => speciesOf(holds(dead)) === answer },
  },
  on: {
    died: (table, me, { seat, cause }) =>
      cause === 'vote' ? [told([me.id], 'medium', [seat], species(table, seat))] : [],
  },
};
