import type { Id, Role } from '@moonrise/engine';

export const aLycan = (village: Id): Role => ({
  id: 'lycan',
  team: village,
  picture: 'lycan',
  briefing: 'On the side of the village, but shows as a Werewolf when inspected.',
  shows: 'werewolf',
  words: {
    name: 'Lycan',
    summary: 'A villager who looks like a Werewolf to the Seer.',
    talk: { is: 'the Lycan', names: 'Lycan,lycanthrope' },
  },
});
