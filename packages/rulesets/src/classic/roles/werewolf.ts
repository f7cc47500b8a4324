import type { Role } from '@moonrise/engine';
import { died, disagreed, packChat, packMajority, packVote, told } from '@moonrise/engine/kit';
import { PHASES } from '../phases.ts';
import { MAFIA } from '../sides.ts';

const kill = packVote(MAFIA, (table, ballots) => {
  const target = packMajority(ballots);
  if (target === undefined) return [disagreed(table, MAFIA), told('all', 'quiet')];
  return [died(target, 'kill')];
});

export const werewolf: Role = {
  id: 'werewolf',
  team: MAFIA,
  picture: 'werewolf',
  words: {
    name: 'Werewolf',
    summary: 'Knows the pack, and picks its prey with it each night.',
    acts: { kill: 'vote to kill' },
  },
  knows: (other) => other.team === MAFIA,
  acts: [kill, packChat(MAFIA, PHASES, ['night'])],
};
