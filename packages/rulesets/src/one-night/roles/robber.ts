import type { Act, Game, Role, Seat } from '@moonrise/engine';
import { sight, swapped } from '@moonrise/engine/kit';
import { nightly, seen } from '../night.ts';
import { VILLAGE } from '../sides.ts';

const hasRobbed = (game: Game, me: Seat): boolean => (game.ballot(me.id, 'rob')?.targets.length ?? 0) > 0;

/** The choice shows the card at once (see `table` below); the cards are swapped when the night closes. */
const rob: Act = {
  ...nightly,
  id: 'rob',
  aim: 'exchange',
  may: (game, me) => !hasRobbed(game, me),
  why: () => ({ key: 'robbed_once' }),
  targets: (game, me) => game.others(me),
  resolve: (_, deeds) => deeds.flatMap(({ seat, targets }) => targets.map((victim) => swapped(seat, victim, [seat]))),
};

export const robber: Role = {
  id: 'robber',
  team: VILLAGE,
  picture: 'robber',
  words: {
    name: 'Robber',
    summary: 'Swaps cards with another player, looks at the new card, and joins its team.',
    acts: { rob: 'rob' },
    cards: { rob: { ask: 'Whose card do you take?', done: 'You rob {0}.', pick: 'Rob', pass: 'Rob no one' } },
    whys: { robbed_once: 'You have already robbed a player and seen the card.' },
    told: {
      robbed: 'You took the card of {0}. You are now: {answer}.',
      move_rob: '{0}, the Robber, swapped cards with {1}.',
    },
    talk: {
      is: 'the Robber',
      names: 'Robber,thief',
      reports: {
        robbed: {
          ways: [
            'I robbed {0} and became {answer}.',
            'I took the card of {0}, and it was {answer}.',
            'The card I stole from {0} was {answer}.',
            '{0} was {answer} until I took the card.',
            'I swapped cards with {0} and saw {answer}.',
            'I stole from {0}: {answer}.',
          ],
          verbs: 'robbed,stole from,took the card of',
        },
      },
    },
  },
  acts: [rob],
  evidence: { robbed: { ...sight('rob'), moves: (me, [victim = me]) => [me, victim] } },
  table: {
    chose: (table, { deed: { seat, act, targets } }) =>
      act === 'rob' ? targets.flatMap((victim) => seen(table, seat, victim, 'robbed')) : [],
  },
};
