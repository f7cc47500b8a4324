import type { Act, Role } from '@moonrise/engine';
import { swapped } from '@moonrise/engine/kit';
import { nightly } from '../night.ts';
import { VILLAGE } from '../sides.ts';

const drink: Act = {
  ...nightly,
  id: 'drink',
  aim: 'exchange',
  targets: (game) => game.centre(),
  resolve: (_, deeds) => deeds.flatMap(({ seat, targets }) => targets.map((place) => swapped(seat, place, [seat]))),
};

export const drunk: Role = {
  id: 'drunk',
  team: VILLAGE,
  picture: 'drunk',
  briefing: 'Swaps their card with one in the centre without seeing it.',
  words: {
    name: 'Drunk',
    summary: 'Swaps their card with one in the centre, without seeing it.',
    acts: { drink: 'swap your card with' },
    cards: {
      drink: {
        ask: 'Drunk: which card in the centre do you take?',
        done: 'You swap your card with {0}.',
        pick: 'Swap',
        pass: 'Keep my card',
      },
    },
    told: { move_drink: '{0}, the Drunk, swapped cards with {1}.' },
    talk: {
      is: 'the Drunk',
      names: 'Drunk,drunkard',
      reports: {
        move_drink: {
          ways: [
            'I swapped my card for {1}.',
            'I took {1} without looking.',
            'My card went to the middle, and I got {1}.',
            'I have {1} now, whatever it is.',
            'I drew {1} and do not know what I am.',
            'I traded my card for {1}.',
          ],
          verbs: '',
        },
      },
    },
  },
  acts: [drink],
  evidence: {
    move_drink: { act: 'drink', isDeed: true, fits: () => true, moves: (me, [, place = me]) => [me, place] },
  },
};
