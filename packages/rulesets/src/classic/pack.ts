import type { Role } from '@moonrise/engine';
import { majorityKill, packChat } from '@moonrise/engine/kit';
import { withMauled } from '../guests/alpha-wolf.ts';
import { PHASES } from './phases.ts';
import { MAFIA } from './sides.ts';

/** What all wolves share. */
export const packmate = {
  team: MAFIA,
  knows: (other: Role) => other.team === MAFIA,
  acts: [withMauled(majorityKill(MAFIA)), packChat(MAFIA, PHASES, ['night'])],
} as const;
