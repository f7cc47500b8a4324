import type { Role } from '@moonrise/engine';
import { told } from '@moonrise/engine/kit';
import { HUMAN, SPECIES, species, speciesOf, speciesTalk, VILLAGERS } from '../sides.ts';

export const medium: Role = {
  id: 'MEDIUM',
  team: VILLAGERS,
  shows: HUMAN,
  picture: 'medium',
  briefing: 'After each exile learns whether the exiled player was Human or Werewolf.',
  words: {
    name: 'Medium',
    summary: 'Learns whether each exiled player was a human or a werewolf.',
    told: { medium: 'The spirit of {0} shows: {answer}.' },
    talk: {
      is: 'the Medium',
      names: 'Medium,psychic',
      answers: speciesTalk,
      reports: {
        medium: {
          ways: [
            'The spirit of {0} told me: {answer}.',
            'I heard from {0} beyond the grave: {answer}.',
            '{0} was {answer}, the spirits say.',
            'My word on {0}, who is gone: {answer}.',
            'I asked the spirits about {0}: {answer}.',
            'Now I know what {0} was: {answer}.',
          ],
          verbs: 'spirit of,spirits say,medium result on,medium on',
        },
      },
    },
  },
  evidence: {
    medium: { answers: SPECIES, fits: (holds, _, [dead = -1], answer) => speciesOf(holds(dead)) === answer },
  },
  on: {
    died: (table, me, { seat, cause }) =>
      cause === 'vote' ? [told([me.id], 'medium', [seat], species(table, seat))] : [],
  },
};
