import type { Id } from '@moonrise/engine';
import { type Cast, type Played, play, rulesOf } from '@moonrise/engine/testing';
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

/** Plays a transcript with the cards that this cast holds, be they the table's or the host's. */
export function round(cast: Cast, script: string, options: object = {}, seed?: string): Played {
  const roles: Record<Id, number> = {};
  for (const role of Object.values(cast)) roles[role] = (roles[role] ?? 0) + 1;
  return play(rulesOf(moonrise, { roles, ...options }), cast, script, seed === undefined ? {} : { seed });
}
