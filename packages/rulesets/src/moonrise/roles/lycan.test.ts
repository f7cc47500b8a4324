import { test } from 'vitest';
import { round } from '../testing.ts';

const cast = { Ann: 'wolf', Bob: 'lycan', Cid: 'seer', Dee: 'villager', Eve: 'villager' };

test('18.5 the Lycan looks like a Werewolf to the Seer', () => {
  round(
    cast,
    `
      Cid scan Bob
      time
    > "Your scan of Bob shows: Werewolf." (to Cid)
    day 1
    `,
  );
});

test('18.5 and is of the village to the Detective', () => {
  round(
    { ...cast, Dee: 'detective' },
    `
      Dee investigate Bob Eve
      time
    > "You compared Bob and Eve: Same Team." (to Dee)
    `,
  );
});
