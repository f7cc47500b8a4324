import { roundOf } from '../testing/round-of.ts';
import { classic } from './index.ts';

/** The game of seven: two Werewolves and every other role. */
export const seven = {
  Ann: 'werewolf',
  Bob: 'werewolf',
  Cid: 'seer',
  Dee: 'doctor',
  Eve: 'villager',
  Fay: 'villager',
  Gus: 'villager',
} as const;

/** The smallest game. */
export const four = { Ann: 'werewolf', Bob: 'seer', Cid: 'doctor', Dee: 'villager' } as const;

export const round = roundOf(classic);
