import type { Game } from '../core/game.ts';
import type { Id, Place } from '../core/model.ts';
import type { Role } from '../core/rules.ts';

/** How a card looks when it is inspected: as its role says, otherwise by its side. */
export const looksOf = (role: Role | undefined, wolves: Id): string =>
  role?.shows ?? (role?.team === wolves ? 'werewolf' : 'villager');
export const appearance = (game: Game, place: Place, wolves: Id): string => looksOf(game.role(place), wolves);
export const LOOKS: readonly string[] = ['werewolf', 'villager'];
