import type { Game, Place, Role, RoleTalk } from '@moonrise/engine';

export const VILLAGERS = 'VILLAGER';
export const WEREWOLVES = 'WEREWOLF';

// The species is not the side: the Possessed is a human on the werewolves' side.
export const HUMAN = 'HUMAN';
export const WOLF = 'WEREWOLF';
export const SPECIES: readonly string[] = [WOLF, HUMAN];
export const speciesTalk: NonNullable<RoleTalk['answers']> = {
  [WOLF]: { is: 'a Werewolf', names: '' },
  [HUMAN]: { is: 'human', names: '' },
};
export const speciesOf = (role: Role | undefined): string => role?.shows ?? HUMAN;
export const species = (game: Game, place: Place): string => speciesOf(game.role(place));
export const isWolf = (game: Game, place: Place): boolean => species(game, place) === WOLF;
