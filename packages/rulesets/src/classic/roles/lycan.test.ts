import { test } from 'vitest';
import { round } from '../testing.ts';

const cast = { Ann: 'werewolf', Bob: 'lycan', Cid: 'seer', Dee: 'villager', Eve: 'villager' };

test('10.5 the Lycan looks like a Werewolf to the Seer', () => {
  round(
    cast,
    `
      time
      time
      Cid scan Bob
      time
    > "Bob is a Werewolf." (to Cid)
    ~ Bob is lycan
    day 2
    `,
  );
});

test('10.5 where a Lycan may be about, no card is shown of a Werewolf either', () => {
  round(
    cast,
    `
      time
      time
      Cid scan Ann
      time
    > "Ann is a Werewolf." (to Cid)
    ~ Ann is
    `,
  );
  round(
    cast,
    `
      time
      time
      Cid scan Dee
      time
    > Dee is villager (to Cid)
    `,
  );
});
