import type { Role } from '@moonrise/engine';
import { died, disagreed, leaders, packChat, packVote, told } from '@moonrise/engine/kit';
import { withMauled } from '../guests/alpha-wolf.ts';
import { PHASES } from './phases.ts';
import { WOLVES } from './sides.ts';

const kill = packVote(WOLVES, (table, ballots) => {
  const { top } = leaders(ballots);
  const [target] = top;
  if (target === undefined || top.length > 1) return [disagreed(table, WOLVES), told('all', 'quiet')];
  return [died(target, 'kill')];
});

/** What all wolves share. */
export const packmate = {
  team: WOLVES,
  knows: (other: Role) => other.team === WOLVES,
  acts: [withMauled(kill), packChat(WOLVES, PHASES, ['night'])],
} as const;
