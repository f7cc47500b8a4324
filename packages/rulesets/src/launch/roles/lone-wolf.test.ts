import { expect, test } from 'vitest';
import { round } from '../testing.ts';

test('10.22 the Lone Wolf is of the pack', () => {
  round(
    { Ann: 'werewolf', Bob: 'loneWolf', Cid: 'seer', Dee: 'villager', Eve: 'villager', Fay: 'villager' },
    `
    > Ann is werewolf (to Bob)
    > Bob is loneWolf (to Ann)
      ? Bob kill: Cid Dee Eve Fay
      Bob kill Dee
    > Bob chose kill Dee (to Ann, Bob)
    `,
  );
});

test('10.23 and does not win with it', () => {
  const { game } = round(
    { Ann: 'werewolf', Bob: 'loneWolf', Cid: 'villager', Dee: 'villager', Eve: 'villager', Fay: 'villager' },
    `
      Ann kill Cid
      Bob kill Cid
      time
      Ann kill Dee
      Bob kill Dee
    > ended: wolves by parity
    `,
  );
  expect(game.state.outcome?.winners).toEqual([0]);
});

test('10.24, 10.23 as the last of the pack the Lone Wolf hunts on, and wins when nobody else is left', () => {
  const { game } = round(
    { Ann: 'loneWolf', Bob: 'villager', Cid: 'villager', Dee: 'villager', Eve: 'villager' },
    `
      Ann kill Bob
      time
      Ann kill Cid
      time
      Ann kill Dee
      time
    night 4
      Ann kill Eve
    > ended: wolves by parity
    `,
  );
  expect(game.state.outcome?.winners).toEqual([0]);
});
