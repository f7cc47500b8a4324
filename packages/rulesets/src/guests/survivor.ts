import type { Role } from '@moonrise/engine';
import { NEUTRAL } from './sides.ts';

export const aSurvivor = (): Role => ({
  id: 'survivor',
  team: NEUTRAL,
  picture: 'survivor',
  words: {
    name: 'Survivor',
    summary: 'Is of no side, and wins with whoever wins by being alive at the end.',
    talk: { is: 'the Survivor', names: 'Survivor' },
  },
});
