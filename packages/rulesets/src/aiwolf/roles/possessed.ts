import type { Role } from '@moonrise/engine';
import { HUMAN, WEREWOLVES } from '../sides.ts';

export const possessed: Role = {
  id: 'POSSESSED',
  team: WEREWOLVES,
  shows: HUMAN,
  picture: 'possessed',
  words: {
    name: 'Possessed',
    summary: 'A human who wins with the Werewolves, knows none of them and is known to none.',
    talk: { is: 'the Possessed', names: 'Possessed,madman' },
  },
};
