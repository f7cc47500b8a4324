import type { Act, Game, Id, Role, Seat } from '@moonrise/engine';
import { noted, told } from '@moonrise/engine/kit';
import { troublemakerTalk } from '../languages/talk/shared.ts';

const TROUBLE = 'trouble';
const isCalm = (game: Game, me: Seat): boolean => me.alive && game.last(me, 'stir') === undefined;

const hush: Act = { id: 'hush', slot: TROUBLE, during: ['night'], may: isCalm, resolve: () => [] };
const stir = (daysToVote: 0 | 1): Act => ({
  id: 'stir',
  slot: TROUBLE,
  during: ['night'],
  limit: 1,
  extra: true,
  resolve: (table, deeds) => (deeds.length > 0 ? [noted(TROUBLE, table.day + daysToVote), told('all', TROUBLE)] : []),
});

/** `daysToVote`: 0 if the vote after a night has the same day number, otherwise 1. */
export const aTroublemaker = (village: Id, daysToVote: 0 | 1): Role => ({
  id: 'troublemaker',
  team: village,
  picture: 'troublemaker',
  briefing: 'Once in the game, at night, makes the village vote twice on the next day.',
  words: {
    name: 'Troublemaker',
    summary: 'Once per game, makes the village vote twice on the next day.',
    acts: { hush: 'keep quiet', stir: 'stir up trouble' },
    cards: {
      hush: { ask: 'Do you keep quiet tonight?', done: 'You keep quiet.', pick: 'Keep quiet' },
      stir: { ask: 'Do you stir up trouble?', done: 'You stir up trouble.', pick: 'Stir up trouble' },
    },
    told: { trouble: 'Trouble is brewing: on this day the village votes twice.' },
    talk: troublemakerTalk,
  },
  acts: [hush, stir(daysToVote)],
});

/** Whether the vote has to be repeated. */
export const isTroubled = ({ state, day, frame }: Game): boolean => state.notes[TROUBLE] === day && frame.round === 1;
