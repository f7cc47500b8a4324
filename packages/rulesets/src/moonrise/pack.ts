import type { Event, Game, Role, SeatId } from '@moonrise/engine';
import { majorityKill, packChat, prey, told } from '@moonrise/engine/kit';
import { PHASES } from './phases.ts';
import { BAD } from './sides.ts';

/** Everybody of the pack; its dead still see what it does. */
export const pack = (game: Game): readonly SeatId[] => game.members(BAD);
export const quarry = prey(BAD);
/** A message in the wolves' own channel. */
export const toPack = (game: Game, key: string, about: readonly SeatId[] = []): Event =>
  told(pack(game), key, about, undefined, 'wolves');

/** What all wolves have in common. */
export const packmate = {
  team: BAD,
  knows: (other: Role) => other.team === BAD,
  acts: [majorityKill(BAD), packChat(BAD, PHASES, ['night'])],
} as const;
