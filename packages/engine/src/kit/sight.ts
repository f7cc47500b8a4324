import type { Game } from '../core/game.ts';
import type { Id, Place } from '../core/model.ts';

/** How a card looks to those who inspect it: as it says itself, else by its side. */
export const appearance = (game: Game, place: Place, wolves: Id): string =>
  game.role(place)?.shows ?? (game.team(place) === wolves ? 'werewolf' : 'villager');
