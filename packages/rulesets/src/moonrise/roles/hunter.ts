import type { Role } from '@moonrise/engine';
import { revengeCards, revengeCauses, revengeWords, vengeful } from '@moonrise/engine/kit';
import { hunterTalk } from '../../languages/talk/shared.ts';
import { GOOD } from '../sides.ts';

export const hunter: Role = {
  ...vengeful,
  id: 'hunter',
  team: GOOD,
  picture: 'hunter',
  briefing:
    'When killed by the pack, voted out or shot, may take one living player along, or no one. It shows everyone who the Hunter was.',
  words: {
    name: 'Hunter',
    summary: 'Shoots one player when killed by wolves, by the vote or by a Gunner.',
    acts: { revenge: 'take revenge on' },
    cards: revengeCards,
    causes: revengeCauses,
    told: revengeWords,
    talk: hunterTalk,
  },
};
