import type { Role } from '@moonrise/engine';
import { told } from '@moonrise/engine/kit';
import { isAlone } from '../night.ts';
import { isWerewolf, WEREWOLF } from '../sides.ts';

export const minion: Role = {
  id: 'minion',
  team: WEREWOLF,
  picture: 'minion',
  briefing:
    'Knows the Werewolves among the players; they do not know the Minion. The village does not win by eliminating the Minion.',
  words: {
    name: 'Minion',
    summary: 'Sees the Werewolves, but they do not see the Minion. Wins with them, even if eliminated.',
    told: { lone_minion: 'No player is a Werewolf. You still win and lose with the werewolf team.' },
    talk: { is: 'the Minion', names: 'Minion' },
  },
  knows: isWerewolf,
  on: {
    opened: (table, me, { phase }) =>
      phase === 'reveal' && isAlone(table, me, isWerewolf) ? [told([me.id], 'lone_minion')] : [],
  },
};
