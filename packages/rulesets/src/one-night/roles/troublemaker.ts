import type { Act, Role } from '@moonrise/engine';
import { swapped } from '@moonrise/engine/kit';
import { nightly } from '../night.ts';
import { VILLAGE } from '../sides.ts';

const swap: Act = {
  ...nightly,
  id: 'swap',
  aim: 'exchange',
  pick: 2,
  targets: (game, me) => game.others(me),
  resolve: (_, deeds) =>
    deeds.flatMap(({ seat, targets: [a, b] }) => (a === undefined || b === undefined ? [] : [swapped(a, b, [seat])])),
};

export const troublemaker: Role = {
  id: 'troublemaker',
  team: VILLAGE,
  picture: 'troublemaker',
  words: {
    name: 'Troublemaker',
    summary: 'Swaps the cards of two other players, without looking at them.',
    acts: { swap: 'swap the cards of' },
    cards: {
      swap: {
        ask: 'Which two players swap cards?',
        done: 'You swap the cards of {0} and {1}.',
        pick: 'Swap',
        pass: 'Swap nothing',
      },
    },
    told: { move_swap: '{0}, the Troublemaker, swapped the cards of {1} and {2}.' },
  },
  acts: [swap],
  evidence: {
    move_swap: { act: 'swap', isDeed: true, fits: () => true, moves: (me, [, a = me, b = me]) => [a, b] },
  },
};
