import { expect } from 'vitest';
import { guestTest } from '../testing/guest-hosts.ts';

const cast = { Ann: 'wolf', Bob: 'survivor', Cid: 'villager', Dee: 'villager', Eve: 'villager' };

guestTest('3 a living Survivor wins with the village', ({ play, vote, village }) => {
  const { game } = play(
    cast,
    `
      until ${vote(1)}
      Bob vote Ann
      Cid vote Ann
      Dee vote Ann
      time
    > ended: ${village} by wolves_gone
    `,
  );
  expect(game.state.outcome?.winners).toEqual([1, 2, 3, 4]);
});

guestTest('3 a living Survivor wins with the wolves, and counts as one of the others', ({ play, wolves }) => {
  const { game } = play(
    cast,
    `
      until night 1
      Ann kill Cid
      until night 2
      Ann kill Dee
      until night 3
      Ann kill Eve
    `,
  );
  expect(game.state.outcome).toEqual({ team: wolves, reason: 'parity', winners: [0, 1] });
});

guestTest('3 a dead Survivor does not win', ({ play, vote, village }) => {
  const { game } = play(
    cast,
    `
      until night 1
      Ann kill Bob
      until ${vote(1)}
      Cid vote Ann
      Dee vote Ann
      Eve vote Ann
      time
    > ended: ${village} by wolves_gone
    `,
  );
  expect(game.state.outcome?.winners).toEqual([2, 3, 4]);
});

guestTest(
  '3 a Survivor looks like a Villager to the Seer',
  ({ play, looks }) => {
    play(
      { ...cast, Cid: 'seer' },
      `
      until night 1
      Cid scan Bob
      time
    > ${looks.villager} (to Cid)
    `,
    );
  },
  ({ looks }) => looks.villager !== undefined,
);
