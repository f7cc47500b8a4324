import type { Act, Role } from '@moonrise/engine';
import { revealed, swapped, told } from '@moonrise/engine/kit';
import { firstCard, nightly } from '../night.ts';
import { VILLAGE } from '../sides.ts';

// The swap is made at once: nobody moves cards before the Robber, and those who look before see the cards as dealt.
const rob: Act = {
  ...nightly,
  id: 'rob',
  instant: true,
  limit: 1,
  why: () => 'You have robbed somebody: the card is yours now.',
  targets: (game, me) => game.others(me),
  resolve: (table, deeds) =>
    deeds.flatMap(({ seat, targets }) =>
      targets.flatMap((victim) => {
        const loot = firstCard(table, victim);
        return [revealed(victim, loot, [seat]), swapped(seat, victim, [seat]), told([seat], 'robbed', [victim], loot)];
      }),
    ),
};

export const robber: Role = {
  id: 'robber',
  team: VILLAGE,
  picture: 'robber',
  words: {
    name: 'Robber',
    summary: "Swaps cards with another player, sees the new one, and is on that card's team.",
    acts: { rob: 'rob' },
    told: {
      robbed: 'You took the card of {0}, and this is what you are now: {answer}.',
      move_rob: '{0}, the Robber, swapped cards with {1}.',
    },
  },
  acts: [rob],
};
