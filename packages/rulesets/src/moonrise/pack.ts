import type { Event, Game, Role, SeatId } from '@moonrise/engine';
import { majorityKill, packChat, prey, told } from '@moonrise/engine/kit';
import { withMauled } from '../guests/alpha-wolf.ts';
import { charmed } from './items.ts';
import { PHASES } from './phases.ts';
import { BAD } from './sides.ts';

/** All of the pack: its dead still see what it does. */
export const pack = (game: Game): readonly SeatId[] => game.members(BAD);
export const quarry = prey(BAD);
/** A message in the channel of the pack. */
export const toPack = (game: Game, key: string, about: readonly SeatId[] = []): Event =>
  told(pack(game), key, about, undefined, 'wolves');

/** What everyone, and the pack, is told of an attack that was survived. */
export const survived = (game: Game): readonly Event[] => [told('all', 'survived'), toPack(game, 'survived')];

/** What all wolves share. */
export const packmate = {
  team: BAD,
  knows: (other: Role) => other.team === BAD,
  acts: [withMauled(majorityKill(BAD)), packChat(BAD, PHASES, ['night'])],
  instead: charmed(survived),
} as const;
