import type { Role } from '@moonrise/engine';
import { TANNER } from '../sides.ts';

export const tanner: Role = {
  id: 'tanner',
  team: TANNER,
  picture: 'tanner',
  briefing: 'Wins only by being eliminated.',
  words: {
    name: 'Tanner',
    summary: 'Wins alone by being eliminated.',
    talk: { is: 'the Tanner', names: 'Tanner' },
  },
};
