// The keywords of a game log that decide who learnt what.
import type { Id } from '@moonrise/engine';
import { cueOf } from './vocabulary.ts';

export const SEER: Id = 'SEER';
export const BODYGUARD: Id = 'BODYGUARD';
export const MEDIUM: Id = 'MEDIUM';
const WEREWOLF: Id = 'WEREWOLF';
const HUMAN: Id = 'HUMAN';
const PACK_SIDE: readonly Id[] = [WEREWOLF, 'POSSESSED'];
const ROLES: readonly Id[] = [...PACK_SIDE, SEER, BODYGUARD, MEDIUM, 'VILLAGER'];
const CUES: readonly Id[] = ['skip', 'over'];

export const NO_WINNER = 'NONE';
/** A side that can win. */
export const isSide = (word: string | undefined): word is Id => word === WEREWOLF || word === 'VILLAGER';
export const isKnownRole = (role: Id): boolean => ROLES.includes(role);
export const isWolf = (role: Id): boolean => role === WEREWOLF;
export const speciesOf = (role: Id): Id => (isWolf(role) ? WEREWOLF : HUMAN);
export const isOnSide = (role: Id, side: Id): boolean => PACK_SIDE.includes(role) === (side === WEREWOLF);
export const isOfVillage = (role: Id): boolean => !PACK_SIDE.includes(role);

/** The act of an entry without speech (Skip, Over); undefined for speech. */
export const cueIn = (text: string): Id | undefined => CUES.find((act) => cueOf(act) === text);

/** The rule set's reason for the end, by winning side. */
export const endOf = (side: Id): Id => (side === WEREWOLF ? 'parity' : 'wolves_gone');
