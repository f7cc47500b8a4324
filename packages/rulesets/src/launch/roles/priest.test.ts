import { expect, test } from 'vitest';
import { round } from '../testing.ts';

const cast = { Ann: 'werewolf', Bob: 'priest', Cid: 'villager', Dee: 'villager', Eve: 'villager', Fay: 'villager' };
const killed = `
      Ann kill Cid
    > "Cid lies dead. A prayer can still call them back."
    ~ Cid died
    prayer 1`;

test('10.14 the game stands still for a prayer, and only the Priest chooses', () => {
  const { game } = round(
    cast,
    `
    ${killed}
      ? Bob pray: Cid
      ? Dee: -
      ? Cid: -
    `,
  );
  expect(game.frame.seconds).toBe(15);
});

test('10.15, 10.17 whoever is called back lives on, and nobody learns by whom', () => {
  const { log } = round(
    cast,
    `
    ${killed}
      Bob pray Cid
    > Bob chose pray Cid (to Bob)
    > Bob did pray Cid (to Bob)
    > "Cid has been called back among the living!"
    ~ Cid died
    day 1
      time
      Ann kill Dee
    > Dee died by kill
    day 2
    `,
    { reveal: 'full' },
  );
  expect(log.filter(({ type }) => type === 'revealed')).toHaveLength(1);
});

test.each(['Bob pray -', 'time'])('10.16 without a prayer death takes its course (%s)', (answer) => {
  round(
    cast,
    `
    ${killed}
      ${answer}
    > Cid died by kill
    > "Cid was killed during the night"
    day 1
    `,
  );
});

test('10.14, 10.16 a prayer after the vote', () => {
  round(
    cast,
    `
      time
    day 1
      Ann vote Cid
      time
    > "Cid lies dead. A prayer can still call them back."
    prayer 1
      Bob pray -
    > Cid died by vote
    night 2
    `,
  );
});

test('10.17 nobody prays for themselves', () => {
  round(
    cast,
    `
      Ann kill Bob
    > Bob died by kill
    ~ "Bob lies dead.
    day 1
    `,
  );
});

test('10.16 who has won is looked at when it is known who lives', () => {
  round(
    { Ann: 'werewolf', Bob: 'werewolf', Cid: 'villager', Dee: 'priest', Eve: 'villager' },
    `
      Ann kill Cid
      Bob kill Cid
    ~ ended:
    prayer 1
      Dee pray Cid
    day 1
    `,
  );
});

test('10.16 a Hunter who is let go takes revenge', () => {
  round(
    { ...cast, Cid: 'hunter' },
    `
    ${killed}
      Bob pray -
    > Cid died by kill
    hunter_revenge 1
      Cid revenge Dee
    > "Dee lies dead. A prayer can still call them back."
    prayer 1
      Bob pray Dee
    ~ Dee died
    day 1
    `,
  );
});
