import type { Id } from '@moonrise/engine';

/**
 * How many rounds a game has on average, by number of players: 1,000 games each between bots that choose at random
 * (`npx moonrise simulate`). People agree more often than random bots, so large games of people have fewer rounds.
 */
export const rounds: Readonly<Record<Id, Readonly<Record<number, number>>>> = {
  moonrise: { 5: 2.5, 6: 3.2, 7: 3, 8: 3.9, 9: 4.9, 10: 5.9, 11: 6.8, 12: 7.8 },
  launch: {
    5: 1.9,
    6: 2.3,
    7: 3,
    8: 3.4,
    9: 3.8,
    10: 4.4,
    11: 5,
    12: 5,
    13: 5.6,
    14: 6.4,
    15: 7.1,
    16: 6.8,
    17: 7.5,
    18: 8.2,
    19: 8.9,
    20: 8.5,
  },
  classic: {
    4: 1.4,
    5: 2.1,
    6: 2.6,
    7: 2.8,
    8: 3.5,
    9: 4.2,
    10: 3.9,
    11: 4.7,
    12: 5.3,
    13: 6.1,
    14: 5.6,
    15: 6.3,
    16: 7.1,
  },
  aiwolf: { 5: 2.8, 9: 4.6, 13: 6.2 },
  'one-night': { 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1 },
};
