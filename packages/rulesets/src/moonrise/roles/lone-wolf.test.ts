import { expect, test } from 'vitest';
import { round } from '../testing.ts';

test('18.22 the Lone Wolf is of the pack', () => {
  round(
    { Ann: 'wolf', Bob: 'loneWolf', Cid: 'seer', Dee: 'villager', Eve: 'villager', Fay: 'villager' },
    `
    > Ann is wolf (to Bob)
    > Bob is loneWolf (to Ann)
      ? Bob kill: Cid Dee Eve Fay
      Bob kill Dee
    > Bob chose kill Dee (to Ann, Bob)
    `,
  );
});

test('18.23 and does not win with it', () => {
  const { game } = round(
    { Ann: 'wolf', Bob: 'loneWolf', Cid: 'villager', Dee: 'villager', Eve: 'villager', Fay: 'villager' },
    `
      Ann kill Cid
      Bob kill Cid
      time
      time
      Ann kill Dee
      Bob kill Dee
    > ended: bad by parity
    `,
  );
  expect(game.state.outcome?.winners).toEqual([0]);
});

test('18.24, 18.23 as the last of the pack the Lone Wolf hunts on, and wins when nobody else is left', () => {
  const { game } = round(
    { Ann: 'loneWolf', Bob: 'villager', Cid: 'villager', Dee: 'villager', Eve: 'villager' },
    `
      Ann kill Bob
      time
      time
      Ann kill Cid
      time
      time
      Ann kill Dee
      time
      time
    night 4
      Ann kill Eve
    > ended: bad by parity
    `,
  );
  expect(game.state.outcome?.winners).toEqual([0]);
});
