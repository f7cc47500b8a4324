import type { Role } from '@moonrise/engine';
import { revengeCards, revengeCauses, revengeWords, vengeful } from '@moonrise/engine/kit';
import { hunterTalk } from '../../languages/talk/shared.ts';
import { TOWN } from '../sides.ts';

export const hunter: Role = {
  ...vengeful,
  id: 'hunter',
  team: TOWN,
  picture: 'hunter',
  briefing:
    'When killed at night or voted out, may take one living player along. Nothing protects from it. It shows everyone who the Hunter was.',
  words: {
    name: 'Hunter',
    summary: 'Shoots one player when killed, at night or by the vote.',
    acts: { revenge: 'shoot' },
    cards: revengeCards,
    causes: revengeCauses,
    told: revengeWords,
    talk: hunterTalk,
  },
};
