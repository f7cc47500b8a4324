import { locksOf } from '@moonrise/engine';
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

const buried = `${killed}
      Bob pray -
      until night 2`;

guestTest('29, 30 by night a Priest may bring back any of the dead, who returns at dawn', ({ play, dawn }) => {
  const { game } = play(
    cast,
    `
    ${buried}
      ? Bob raise: Cid
      ! Bob raise Dee
      ! Bob raise Bob
      Bob raise Cid
    > Bob chose raise Cid (to Bob)
      Ann kill Dee
    > Bob did raise Cid (to Bob)
    > Dee died by kill
    > Cid lives again
    > "Cid has returned from the dead!"
    ~ "Dee lies dead.
    ${dawn(2)}
    `,
  );
  expect(game.role(2)?.id).toBe('villager');
  expect(game.isAlive(2)).toBe(true);
});

guestTest('29 the night waits for the Priest, who may wait for another night', ({ play, dawn }) => {
  play(
    cast,
    `
      until night 1
      ? Bob: -
    ${buried}
      Ann kill Dee
    night 2
      Bob raise -
    > "Dee lies dead. A prayer can still call them back."
    prayer 2
      Bob pray Dee
    ${dawn(2)}
      until night 3
      ? Bob: -
    `,
  );
});

guestTest('29 a prayer by night is the only one', ({ play, dawn }) => {
  play(
    cast,
    `
    ${buried}
      Bob raise Cid
      Ann kill Dee
    ${dawn(2)}
      until night 3
      ? Bob: -
      Ann kill Eve
    > Eve died by kill
    ~ "Eve lies dead.
    `,
  );
});

guestTest('30 who returns counts when the winner is checked', ({ play, dawn, vote }) => {
  const { game } = play(
    { Ann: 'wolf', Bob: 'priest', Cid: 'villager', Dee: 'villager', Eve: 'villager' },
    `
    ${buried}
      Ann kill Dee
      Bob raise -
    prayer 2
      Bob pray -
      until night 3
      Bob raise Cid
      Ann kill Eve
    > Eve died by kill
    > Cid lives again
    ~ ended:
    ${dawn(3)}
      until ${vote(3)}
      Cid vote Ann
    > Cid chose vote Ann
    `,
  );
  expect(game.living()).toEqual([0, 1, 2]);
});

guestTest('31 the prayer is heard even if the Priest dies in that night', ({ play }) => {
  play(
    cast,
    `
    ${buried}
      Bob raise Cid
      Ann kill Bob
    > Bob died by kill
    > Cid lives again
    `,
  );
});

guestTest('31 two Priests who pray for the same player have both prayed', ({ play }) => {
  play(
    { ...cast, Fay: 'priest' },
    `
      until night 1
      Ann kill Cid
      Bob pray -
      Fay pray -
      until night 2
      Bob raise Cid
      Fay raise Cid
      time
    > Cid lives again
    > "Cid has returned from the dead!"
      until night 3
      ? Bob: -
      ? Fay: -
    `,
  );
});

const talks = '> Cid said "who was it" in dead (to Cid';

guestTest('32 the dead are silent while a prayer is left', ({ play }) => {
  const { game } = play(cast, buried);
  expect(locksOf(game, 2, []).find(({ slot }) => slot === 'dead')?.why).toBe('dead_may_return');
  play(
    cast,
    `
    ${buried}
      ! Cid say "who was it"
      Bob raise -
      Ann kill Dee
      Bob pray Dee
      Cid say "who was it"
    ${talks})
    `,
    { reveal: 'none' },
  );
});

guestTest('32 the death of the Priest opens their chat only where everyone sees the card', ({ play, dawn }) => {
  const script = (then: string) => `
    ${buried}
      Bob raise -
      Ann kill Bob
    > Bob died by kill
    ${dawn(2)}
      ${then}`;
  play(cast, script(`Cid say "who was it"\n${talks.replace('(to Cid', '(to Bob, Cid')})`), { reveal: 'full' });
  for (const reveal of ['none', 'alignment']) play(cast, script('! Cid say "who was it"'), { reveal });
});

guestTest('32 without a Priest in the deck the dead talk', ({ play }) => {
  play(
    { ...cast, Bob: 'villager' },
    `
      until night 1
      Ann kill Cid
      Cid say "who was it"
    ${talks})
    `,
  );
});

guestTest('29, 32 in games of version 1 a Priest prays at the threshold alone, and the dead talk', ({ play }) => {
  play(
    cast,
    `
    ${buried}
      ? Bob: -
      Cid say "who was it"
    ${talks})
    `,
    {},
    1,
  );
});

guestTest(
  '30 a returned Hunter takes revenge again, and a revenge for that night may hit who has returned',
  ({ play }) => {
    play(
      { ...cast, Cid: 'hunter', Dee: 'hunter' },
      `
    ${killed}
      Bob pray -
      Cid revenge -
      until night 2
      Bob raise Cid
      Ann kill Dee
    > Cid lives again
    hunter_revenge 2
      Dee revenge Cid
    > Cid died by revenge
    `,
    );
  },
  hasRole('hunter'),
);
