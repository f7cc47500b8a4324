import { test } from 'vitest';
import { round } from '../testing.ts';

const cast = { Ann: 'tanner', Bob: 'werewolf', Cid: 'seer' };

test('3.17 the Tanner has no action', () => {
  round(cast, ['mason', 'villager', 'villager'], 'time\nnight 1\n? Ann: done');
});

test('5.2 the Tanner wins by being eliminated', () => {
  round(
    cast,
    ['mason', 'villager', 'villager'],
    `
      time
      time
      Ann say "I am the Werewolf"
      Bob vote Ann
      Cid vote Ann
      Ann vote Bob
    > Ann died by vote
    > ended: tanner by tanner_out
    `,
  );
});
