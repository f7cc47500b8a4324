import type { Act, Role } from '@moonrise/engine';
import { swapped } from '@moonrise/engine/kit';
import { troublemakerTalk } from '../../languages/talk/shared.ts';
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
  briefing: 'Swaps the cards of two other players without seeing them, after the Robber.',
  words: {
    name: 'Troublemaker',
    summary: 'Swaps the cards of two other players, without looking at them.',
    acts: { swap: 'swap the cards of' },
    cards: {
      swap: {
        ask: 'Troublemaker: which two players swap cards?',
        done: 'You swap the cards of {0} and {1}.',
        pick: 'Swap',
        pass: 'Swap nothing',
      },
    },
    told: { move_swap: '{0}, the Troublemaker, swapped the cards of {1} and {2}.' },
    talk: {
      ...troublemakerTalk,
      reports: {
        move_swap: {
          ways: [
            'I swapped {1} and {2}.',
            'I exchanged the cards of {1} and {2}.',
            '{1} and {2} have each other’s card, that was me.',
            'I mixed up {1} and {2}.',
            'The cards of {1} and {2} have changed places, I did it.',
            'I gave {1} the card of {2}, and the other way round.',
          ],
          verbs: 'swapped,switched,exchanged',
        },
      },
    },
  },
  acts: [swap],
  evidence: {
    move_swap: { act: 'swap', isDeed: true, fits: () => true, moves: (me, [, a = me, b = me]) => [a, b] },
  },
};
