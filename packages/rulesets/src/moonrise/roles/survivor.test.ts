import { expect, test } from 'vitest';
import { round } from '../testing.ts';

const cast = { Ann: 'wolf', Bob: 'survivor', Cid: 'villager', Dee: 'villager', Eve: 'villager' };

test('18.3 a living Survivor wins with the village', () => {
  const { game } = round(
    cast,
    `
      time
      time
    voting 1
      Bob vote Ann
      Cid vote Ann
      Dee vote Ann
      time
    > ended: good by wolves_gone
    `,
  );
  expect(game.state.outcome?.winners).toEqual([1, 2, 3, 4]);
});

test('18.3 and with the wolves, among whose others they count', () => {
  const { game } = round(
    cast,
    `
      Ann kill Cid
      time
      time
      Ann kill Dee
      time
      time
      Ann kill Eve
    `,
  );
  expect(game.state.outcome).toEqual({ team: 'bad', reason: 'parity', winners: [0, 1] });
});

test('18.3 a dead one does not win', () => {
  const { game } = round(
    cast,
    `
      Ann kill Bob
      time
    voting 1
      Cid vote Ann
      Dee vote Ann
      Eve vote Ann
      time
    > ended: good by wolves_gone
    `,
  );
  expect(game.state.outcome?.winners).toEqual([2, 3, 4]);
});

test('18.3 the Seer takes a Survivor for a Villager', () => {
  round(
    { ...cast, Cid: 'seer' },
    `
      Cid scan Bob
      time
    > "Your scan of Bob shows: Villager." (to Cid)
    `,
  );
});

test('18.25 a bite does not take on somebody of no side, and is used up', () => {
  round(
    { ...cast, Ann: 'kittenWolf' },
    `
      Ann convert Bob
    > Ann did convert Bob (to Ann)
    > "Strange... the village was quiet last night. No one died."
    ~ Bob became
    day 1
      time
      time
    night 2
      ? Ann: kill say
    `,
  );
});
