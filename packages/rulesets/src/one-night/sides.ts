import type { Role } from '@moonrise/engine';

export const VILLAGE = 'village';
export const WEREWOLF = 'werewolf';
export const TANNER = 'tanner';

/** Whether the village hunts this card. The Minion is on the same team but is not hunted. */
export const isWerewolf = (card: Role | undefined): boolean => card?.shows === WEREWOLF;
