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
    summary: 'Knows the other Werewolves, and agrees with them on one victim each night.',
    acts: { kill: 'hunt' },
    cards: packCards,
    causes: packCauses,
    talk: werewolfTalk,
  },
};
