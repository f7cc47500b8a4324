import { expect } from 'vitest';
import { guestTest } from '../testing/guest-hosts.ts';

const cast = { Ann: 'wolf', Bob: 'loneWolf', Cid: 'villager', Dee: 'villager', Eve: 'villager', Fay: 'villager' };

guestTest('22 the Lone Wolf is part of the pack', ({ play, wolf }) => {
  play(
    { ...cast, Cid: 'seer' },
    `
    > Ann is ${wolf} (to Bob)
    > Bob is loneWolf (to Ann)
      until night 1
      ? Bob kill: Cid Dee Eve Fay
      Bob kill Dee
    > Bob chose kill Dee (to Ann, Bob)
    `,
  );
});

guestTest('23 the Lone Wolf does not win with the pack', ({ play, wolves }) => {
  const { game } = play(
    cast,
    `
      until night 1
      Ann kill Cid
      Bob kill Cid
      until night 2
      Ann kill Dee
      Bob kill Dee
    > ended: ${wolves} by parity
    `,
  );
  expect(game.state.outcome?.winners).toEqual([0]);
});

guestTest('24, 23 the last wolf, if a Lone Wolf, hunts on and wins when no one else is left', ({ play, wolves }) => {
  const { game } = play(
    { Ann: 'loneWolf', Bob: 'villager', Cid: 'villager', Dee: 'villager', Eve: 'villager' },
    `
      until night 1
      Ann kill Bob
      until night 2
      Ann kill Cid
      until night 3
      Ann kill Dee
      until night 4
      Ann kill Eve
    > ended: ${wolves} by parity
    `,
  );
  expect(game.state.outcome?.winners).toEqual([0]);
});
