import type { Role } from '@moonrise/engine';

export const VILLAGE = 'village';
export const WEREWOLF = 'werewolf';
export const TANNER = 'tanner';

/** Whether a card is one the village hunts. The Minion is of the same team, and is not. */
export const isWerewolf = (card: Role | undefined): boolean => card?.shows === WEREWOLF;
