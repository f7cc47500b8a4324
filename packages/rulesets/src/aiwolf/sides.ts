import type { Game, Place } from '@moonrise/engine';

export const VILLAGERS = 'VILLAGER';
export const WEREWOLVES = 'WEREWOLF';

// The species is not the side: the Possessed is a human on the werewolves' side.
export const HUMAN = 'HUMAN';
export const WOLF = 'WEREWOLF';
export const species = (game: Game, place: Place): string => game.role(place)?.shows ?? HUMAN;
export const isWolf = (game: Game, place: Place): boolean => species(game, place) === WOLF;
