import type { Role } from '@moonrise/engine';
import { packCards, packCauses } from '@moonrise/engine/kit';
import { werewolfTalk } from '../../languages/talk/shared.ts';
import { packmate } from '../pack.ts';

export const werewolf: Role = {
  ...packmate,
  id: 'werewolf',
  picture: 'werewolf',
  briefing: 'Knows the other Werewolves. Cannot attack one of them.',
  words: {
    name: 'Werewolf',
    summary: 'Knows the other Werewolves, and chooses a victim with them each night.',
    acts: { kill: 'vote to kill' },
    cards: packCards,
    causes: packCauses,
    talk: werewolfTalk,
  },
};
