import type { Role } from '@moonrise/engine';
import { HUMAN, WEREWOLVES } from '../sides.ts';

export const possessed: Role = {
  id: 'POSSESSED',
  team: WEREWOLVES,
  shows: HUMAN,
  picture: 'possessed',
  briefing: 'Has nothing to choose at night, and does not know who the Werewolves are.',
  words: {
    name: 'Possessed',
    summary: 'A human who wins with the Werewolves, but does not know them and is not known to them.',
    talk: { is: 'the Possessed', names: 'Possessed,madman' },
  },
};
