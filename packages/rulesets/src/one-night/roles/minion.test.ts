import { expect, test } from 'vitest';
import { cards, round } from '../testing.ts';

test('2.2, 2.5 the Minion sees the Werewolves, and another Minion does not count', () => {
  const cast = { Ann: 'minion', Bob: 'werewolf', Cid: 'seer', Dee: 'villager' };
  const played = round(cast, ['minion', 'villager', 'villager'], 'reveal 1\n> Bob is werewolf (to Ann)\n~ "No player');
  expect(cards(played, 'Ann')).toBe('minion werewolf - - | - - -');
  expect(cards(played, 'Bob')).toBe('- werewolf - - | - - -');
});

test('2.5 a Minion without Werewolves is told so', () => {
  round(
    { Ann: 'minion', Bob: 'minion', Cid: 'seer', Dee: 'villager' },
    ['werewolf', 'villager', 'villager'],
    `
    reveal 1
    > "No player is a Werewolf. You still win and lose with the werewolf team." (to Ann)
    > "No player is a Werewolf. You still win and lose with the werewolf team." (to Bob)
    ~ Bob is minion
    `,
  );
});

test('3.17 the Minion has no action', () => {
  const cast = { Ann: 'minion', Bob: 'werewolf', Cid: 'seer' };
  round(cast, ['villager', 'villager', 'villager'], 'time\nnight 1\n? Ann: done');
});
