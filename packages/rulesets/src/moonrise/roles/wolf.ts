import type { Role } from '@moonrise/engine';
import { packCards, packCauses } from '@moonrise/engine/kit';
import { werewolfTalk } from '../../languages/talk/shared.ts';
import { packmate, toPack } from '../pack.ts';
import { BAD } from '../sides.ts';

export const wolf: Role = {
  ...packmate,
  id: 'wolf',
  picture: 'wolf',
  briefing: 'Knows the pack. Cannot attack one of it.',
  words: {
    name: 'Werewolf',
    summary: 'Knows the other Werewolves, and votes with them each night on whom to kill.',
    acts: { kill: 'vote to kill' },
    cards: packCards,
    causes: packCauses,
    told: { joined: '{0} has joined the wolf pack.' },
    talk: werewolfTalk,
  },
  table: {
    turned: (table, { seat }) => (table.team(seat) === BAD ? [toPack(table, 'joined', [seat])] : []),
    died: (table, { seat, cause }) => (cause === 'kill' ? [toPack(table, 'killed', [seat])] : []),
  },
};
