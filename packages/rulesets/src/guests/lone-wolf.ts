import type { Deck, Game, Role, SeatId } from '@moonrise/engine';
import type { Packmate } from './packmate.ts';

const LONE_WOLF = 'loneWolf';

export const aLoneWolf = (packmate: Packmate): Role => ({
  ...packmate,
  id: LONE_WOLF,
  picture: 'lone-wolf',
  briefing: 'Part of the pack in everything, but wins only if no one else is alive at the end.',
  words: {
    name: 'Lone Wolf',
    summary: 'Hunts with the pack, but wins only if no one else is left alive.',
    talk: { is: 'the Lone Wolf', names: 'Lone Wolf,lonewolf' },
  },
});

export const isLone = (game: Game, seat: SeatId): boolean => game.has(seat, LONE_WOLF);
/** With a Lone Wolf in the deck a game may go on with one wolf left, regardless of numbers. */
export const hasLoneWolf = (deck: Deck | undefined): boolean => (deck?.[LONE_WOLF] ?? 0) > 0;
