import { test } from 'vitest';
import { round } from './testing.ts';

const cast = { Ann: 'werewolf', Bob: 'lycan', Cid: 'seer', Dee: 'villager', Eve: 'villager' };

test('10.5 with a Lycan in the deck the Seer is not shown the card of a Werewolf either', () => {
  round(
    cast,
    `
      until night 1
      Cid scan Ann
      time
    > "Ann is a Werewolf." (to Cid)
    ~ Ann is
    `,
  );
  round(
    cast,
    `
      until night 1
      Cid scan Dee
      time
    > Dee is villager (to Cid)
    `,
  );
});
