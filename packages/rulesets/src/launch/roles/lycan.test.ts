import { test } from 'vitest';
import { round } from '../testing.ts';

const cast = { Ann: 'werewolf', Bob: 'lycan', Cid: 'seer', Dee: 'villager', Eve: 'villager' };

test('10.5 the Lycan looks like a Werewolf to the Seer', () => {
  round(
    cast,
    `
      Cid scan Bob
      time
    > "Bob shows as: Werewolf." (to Cid)
    day 1
    `,
  );
});
