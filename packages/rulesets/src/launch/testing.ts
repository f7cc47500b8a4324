import { roundOf } from '../testing/round-of.ts';
import { launch } from './index.ts';

/** A game of nine, the smallest that has every role. */
export const nine = {
  Ann: 'werewolf',
  Bob: 'werewolf',
  Cid: 'seer',
  Dee: 'doctor',
  Eve: 'hunter',
  Fay: 'villager',
  Gus: 'villager',
  Hal: 'villager',
  Ian: 'villager',
} as const;

/** A game of five: one Werewolf and no other power. */
export const five = { Ann: 'werewolf', Bob: 'villager', Cid: 'villager', Dee: 'villager', Eve: 'villager' } as const;

export const round = roundOf(launch);
