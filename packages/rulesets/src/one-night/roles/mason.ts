import type { Role } from '@moonrise/engine';
import { told } from '@moonrise/engine/kit';
import { isAlone } from '../night.ts';
import { VILLAGE } from '../sides.ts';

const isMason = (card: Role | undefined): boolean => card?.id === 'mason';

export const mason: Role = {
  id: 'mason',
  team: VILLAGE,
  picture: 'mason',
  briefing:
    'Knows the other Mason, if one is among the players. Without another one, the second card is in the centre.',
  words: {
    name: 'Mason',
    summary: 'Sees the other Masons. They can be trusted, unless a card was swapped.',
    told: { lone_mason: 'No other player is a Mason.' },
    talk: { is: 'a Mason', names: 'Mason,masons' },
  },
  knows: isMason,
  on: {
    opened: (table, me, { phase }) =>
      phase === 'reveal' && isAlone(table, me, isMason) ? [told([me.id], 'lone_mason')] : [],
  },
};
