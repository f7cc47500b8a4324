import type { Role } from '@moonrise/engine';
import { majorityKill, packCards, packCauses, packChat } from '@moonrise/engine/kit';
import { PHASES } from '../phases.ts';
import { MAFIA } from '../sides.ts';

export const werewolf: Role = {
  id: 'werewolf',
  team: MAFIA,
  picture: 'werewolf',
  words: {
    name: 'Werewolf',
    summary: 'Knows the pack, and picks its prey with it each night.',
    acts: { kill: 'vote to kill' },
    cards: packCards,
    causes: packCauses,
  },
  knows: (other) => other.team === MAFIA,
  acts: [majorityKill(MAFIA), packChat(MAFIA, PHASES, ['night'])],
};
