import { expect, test } from 'vitest';
import { round } from '../testing.ts';

const cast = { Ann: 'werewolf', Bob: 'survivor', Cid: 'villager', Dee: 'villager', Eve: 'villager' };

test('10.3 a living Survivor wins with the village', () => {
  const { game } = round(
    cast,
    `
      time
    day 1
      Bob vote Ann
      time
    > ended: town by wolves_gone
    `,
  );
  expect(game.state.outcome?.winners).toEqual([1, 2, 3, 4]);
});

test('10.3 and with the wolves, among whose others they count', () => {
  const { game } = round(
    cast,
    `
      Ann kill Cid
      time
      Ann kill Dee
      time
      Ann kill Eve
    `,
  );
  expect(game.state.outcome).toEqual({ team: 'wolves', reason: 'parity', winners: [0, 1] });
});

test('10.3 a dead one does not win', () => {
  const { game } = round(
    cast,
    `
      Ann kill Bob
    day 1
      Cid vote Ann
      time
    > ended: town by wolves_gone
    `,
  );
  expect(game.state.outcome?.winners).toEqual([2, 3, 4]);
});

test('10.3 the Seer takes a Survivor for a Villager', () => {
  round(
    { ...cast, Cid: 'seer' },
    `
      Cid scan Bob
      time
    > "Bob shows as: Villager." (to Cid)
    `,
  );
});
