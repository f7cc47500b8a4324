// The keywords of a game log that decide who learnt what.
import type { Id } from '@moonrise/engine';
import { cueOf } from './vocabulary.ts';

export const SEER: Id = 'SEER';
export const BODYGUARD: Id = 'BODYGUARD';
export const MEDIUM: Id = 'MEDIUM';
const WEREWOLF: Id = 'WEREWOLF';
const HUMAN: Id = 'HUMAN';
const PACK_SIDE: readonly Id[] = [WEREWOLF, 'POSSESSED'];
const CUES: readonly Id[] = ['skip', 'over'];

/** A side that can win. */
export const isSide = (word: string | undefined): word is Id => word === WEREWOLF || word === 'VILLAGER';
export const isWolf = (role: Id): boolean => role === WEREWOLF;
export const speciesOf = (role: Id): Id => (isWolf(role) ? WEREWOLF : HUMAN);
export const isOnSide = (role: Id, side: Id): boolean => PACK_SIDE.includes(role) === (side === WEREWOLF);

/** The act of an entry without speech (Skip, Over); undefined for speech. */
export const cueIn = (text: string): Id | undefined => CUES.find((act) => cueOf(act) === text);

/** The rule set's reason for the end, by winning side. */
export const endOf = (side: Id): Id => (side === WEREWOLF ? 'parity' : 'wolves_gone');
