import { expect, test } from 'vitest';
import { game5, silent } from '../testing.ts';

test('8.1, 8.5 the Possessed counts as a human and wins with the Werewolves', () => {
  const { game } = game5(
    `
    divine 0
      time
    vote 1
      ? Bob: vote
      Ann vote Cid
      time
    > Cid died by vote
    ~ ended
    attack 1
      ? Bob: -
      Ann attack Dee
    > Dee died by attack
    ~ ended
    vote 2
      Ann vote Eve
      Bob vote Eve
      time
    > ended: WEREWOLF by parity
    `,
    silent,
  );
  expect(game.state.outcome?.winners).toEqual([0, 1]);
});
