import { expect } from 'vitest';
import { guestTest, hasRole } from '../testing/guest-hosts.ts';

const cast = { Ann: 'wolf', Bob: 'priest', Cid: 'villager', Dee: 'villager', Eve: 'villager', Fay: 'villager' };
const killed = `
      until night 1
      Ann kill Cid
    > "Cid lies dead. A prayer can still call them back."
    ~ Cid died
    prayer 1`;

guestTest('14 the game stops for a prayer, and only the Priest chooses', ({ play }) => {
  const { game } = play(
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

guestTest('15, 17 a player who is called back lives on, and no one learns by whom', ({ play, dawn }) => {
  const { log } = play(
    cast,
    `
    ${killed}
      Bob pray Cid
    > Bob chose pray Cid (to Bob)
    > Bob did pray Cid (to Bob)
    > "Cid has been called back among the living!"
    ~ Cid died
    ${dawn(1)}
      until night 2
      Ann kill Dee
    > Dee died by kill
    ${dawn(2)}
    `,
    { reveal: 'full' },
  );
  expect(log.filter(({ type }) => type === 'revealed')).toHaveLength(1);
});

for (const answer of ['Bob pray -', 'time'])
  guestTest(`16 without a prayer the player dies (${answer})`, ({ play, dawn }) => {
    play(
      cast,
      `
    ${killed}
      ${answer}
    > Cid died by kill
    > "Cid was killed during the night"
    ${dawn(1)}
    `,
    );
  });

guestTest('14, 16 a prayer after the vote', ({ play, vote, dayAfter }) => {
  play(
    cast,
    `
      until ${vote(1)}
      Ann vote Cid
      Bob vote Cid
      Dee vote Cid
      Eve vote Cid
      time
    > "Cid lies dead. A prayer can still call them back."
    prayer ${dayAfter(1)}
      Bob pray -
    > Cid died by vote
    night 2
    `,
  );
});

guestTest('17 a Priest cannot pray for themselves', ({ play, dawn }) => {
  play(
    cast,
    `
      until night 1
      Ann kill Bob
    > Bob died by kill
    ~ "Bob lies dead.
    ${dawn(1)}
    `,
  );
});

guestTest('16 the winner is decided after the prayer', ({ play, dawn }) => {
  play(
    { Ann: 'wolf', Bob: 'wolf', Cid: 'villager', Dee: 'priest', Eve: 'villager' },
    `
      until night 1
      Ann kill Cid
      Bob kill Cid
    ~ ended:
    prayer 1
      Dee pray Cid
    ${dawn(1)}
    `,
  );
});

guestTest(
  '16 a Hunter who is not called back takes revenge',
  ({ play, dawn }) => {
    play(
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
    ${dawn(1)}
    `,
    );
  },
  hasRole('hunter'),
);
