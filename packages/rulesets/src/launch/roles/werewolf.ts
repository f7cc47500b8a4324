import type { Role } from '@moonrise/engine';
import { died, disagreed, leaders, packCards, packCauses, packChat, packVote, told } from '@moonrise/engine/kit';
import { PHASES } from '../phases.ts';
import { WOLVES } from '../sides.ts';

const kill = packVote(WOLVES, (table, ballots) => {
  const { top } = leaders(ballots);
  const [target] = top;
  if (target === undefined || top.length > 1) return [disagreed(table, WOLVES), told('all', 'quiet')];
  return [died(target, 'kill')];
});

export const werewolf: Role = {
  id: 'werewolf',
  team: WOLVES,
  picture: 'werewolf',
  words: {
    name: 'Werewolf',
    summary: 'Knows the pack, and agrees with it on one target each night.',
    acts: { kill: 'hunt' },
    cards: packCards,
    causes: packCauses,
  },
  knows: (other) => other.team === WOLVES,
  acts: [kill, packChat(WOLVES, PHASES, ['night'])],
};
