import type { Act, Role } from '@moonrise/engine';
import { told } from '@moonrise/engine/kit';
import { werewolfTalk } from '../../languages/talk/shared.ts';
import { isAlone, look, nightly } from '../night.ts';
import { isWerewolf, WEREWOLF } from '../sides.ts';

const lonePeek: Act = {
  ...nightly,
  id: 'lonePeek',
  instant: true,
  limit: 1,
  aim: 'learn',
  may: (game, me) => isAlone(game, me, isWerewolf),
  why: (game, me) => ({ key: isAlone(game, me, isWerewolf) ? 'looked_once' : 'not_alone' }),
  targets: (game) => game.centre(),
  resolve: look,
};

export const werewolf = (mayPeekAlone: boolean): Role => ({
  id: 'werewolf',
  team: WEREWOLF,
  picture: 'werewolf',
  briefing: 'Knows the other Werewolves among the players, not the Minion.',
  shows: WEREWOLF,
  words: {
    name: 'Werewolf',
    summary: 'Sees the other Werewolves, and tries to keep all of them from being eliminated.',
    acts: { lonePeek: 'look at' },
    cards: {
      lonePeek: {
        ask: 'Lone Werewolf: which card in the centre do you look at?',
        done: 'You look at {0}.',
        pick: 'Look',
        pass: 'Look at nothing',
      },
    },
    whys: {
      looked_once: 'You have already looked at one card.',
      not_alone: 'Only a lone Werewolf may look at the centre.',
    },
    told: {
      lone_werewolf: 'You are the only Werewolf among the players.',
      move_lonePeek: '{0}, the lone Werewolf, looked at {1}.',
    },
    talk: werewolfTalk,
  },
  knows: isWerewolf,
  acts: mayPeekAlone ? [lonePeek] : [],
  on: {
    opened: (table, me, { phase }) =>
      phase === 'reveal' && isAlone(table, me, isWerewolf) ? [told([me.id], 'lone_werewolf')] : [],
  },
});
