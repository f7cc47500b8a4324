import { roundOf } from '../testing/round-of.ts';
import { moonrise } from './index.ts';

/** A game of twelve as the table deals it: every role but the plain Werewolf. */
export const twelve = {
  Ann: 'kittenWolf',
  Bob: 'shadowWolf',
  Cid: 'seer',
  Dee: 'doctor',
  Eve: 'gunner',
  Fay: 'detective',
  Gus: 'hunter',
  Hal: 'revenant',
  Ivy: 'villager',
  Jon: 'villager',
  Kim: 'villager',
  Leo: 'villager',
} as const;

/** A game of seven as the table deals it. */
export const seven = {
  Ann: 'wolf',
  Bob: 'wolf',
  Cid: 'seer',
  Dee: 'doctor',
  Eve: 'gunner',
  Fay: 'hunter',
  Gus: 'villager',
} as const;

/** A game of five as the table deals it. */
export const five = { Ann: 'wolf', Bob: 'seer', Cid: 'doctor', Dee: 'villager', Eve: 'villager' } as const;

export const round = roundOf(moonrise);
/** By the rules of games that began with version 1. */
export const firstRound = roundOf(moonrise, 1);
