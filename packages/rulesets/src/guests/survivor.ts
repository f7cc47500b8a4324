import type { Role } from '@moonrise/engine';
import { NEUTRAL } from './sides.ts';

export const aSurvivor = (): Role => ({
  id: 'survivor',
  team: NEUTRAL,
  picture: 'survivor',
  briefing: 'On no side: wins with the winning side, if alive at the end. Counts among the others.',
  words: {
    name: 'Survivor',
    summary: 'Belongs to no side, and wins by being alive at the end.',
    talk: { is: 'the Survivor', names: 'Survivor' },
  },
});
