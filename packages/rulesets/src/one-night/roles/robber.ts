import type { Act, Event, Game, Id, Role, Seat } from '@moonrise/engine';
import { revealed, sight, swapped, told } from '@moonrise/engine/kit';
import { nightly, seen } from '../night.ts';
import { VILLAGE } from '../sides.ts';

/** Of several Robbers one may take a card that another has left there: what they took is known only when the night closes (3.20). */
const isShownAtOnce = ({ state }: Game): boolean => (state.deck.robber ?? 0) < 2;
const hasRobbed = (game: Game, me: Seat): boolean => (game.ballot(me.id, 'rob')?.targets.length ?? 0) > 0;

/** A single Robber sees the card on choosing (see `table` below); the cards are swapped when the night closes. */
const rob: Act = {
  ...nightly,
  id: 'rob',
  aim: 'exchange',
  may: (game, me) => !(isShownAtOnce(game) && hasRobbed(game, me)),
  why: () => ({ key: 'robbed_once' }),
  targets: (game, me) => game.others(me),
  resolve: (table, deeds) => {
    const cards = [...table.state.cards];
    return deeds.flatMap(({ seat, targets }) =>
      targets.flatMap((victim): readonly Event[] => {
        [cards[seat], cards[victim]] = [cards[victim] as Id, cards[seat] as Id];
        const taken = cards[seat];
        const swap = swapped(seat, victim, [seat]);
        return isShownAtOnce(table)
          ? [swap]
          : [swap, revealed(seat, taken, [seat]), told([seat], 'robbed', [victim], taken)];
      }),
    );
  },
};

export const robber: Role = {
  id: 'robber',
  team: VILLAGE,
  picture: 'robber',
  briefing:
    'Takes the card of another player, leaves their own there, and sees the new one. Is then on its side, and does not use its ability.',
  words: {
    name: 'Robber',
    summary: 'Swaps cards with another player, looks at the new card, and joins its team.',
    acts: { rob: 'rob' },
    cards: { rob: { ask: 'Robber: whose card do you take?', done: 'You rob {0}.', pick: 'Rob', pass: 'Rob no one' } },
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
          verbs: 'robbed,stole,stole from,took the card of',
        },
      },
    },
  },
  acts: [rob],
  evidence: { robbed: { ...sight('rob'), moves: (me, [victim = me]) => [me, victim] } },
  table: {
    chose: (table, { deed: { seat, act, targets } }) =>
      act === 'rob' && isShownAtOnce(table) ? targets.flatMap((victim) => seen(table, seat, victim, 'robbed')) : [],
  },
};
