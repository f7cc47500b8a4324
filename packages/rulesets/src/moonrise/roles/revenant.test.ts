import { promptsOf, view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { round, twelve } from '../testing.ts';

/** Only the pack acts in the first night; then the second night is open. */
const afterKilling = (name: string) => `
      Ann kill ${name}
      Bob kill ${name}
      time
      time
      time
    night 2
`;

test('10.1 the Revenant needs a dead player', () => {
  round(
    twelve,
    `
    night 1
      ? Hal: -
      ! Hal absorb Ivy
      time
      time
      time
    night 2
      ? Hal: -
    `,
  );
});

test('10.1 the night waits for the Revenant, who may say "not tonight" and think better of it', () => {
  round(
    twelve,
    `${afterKilling('Cid')}
      ? Hal absorb: Cid
      ! Hal absorb Ivy
      Ann kill Ivy
      Bob kill Ivy
      Bob skipMute
      Dee save Jon
      Fay investigate Ann Bob
    night 2
      Hal absorb -
    > Hal chose absorb (to Hal)
    > Ivy died by kill
    day 2
      time
      time
    night 3
      Hal absorb -
      Hal absorb Ivy
    > Hal became villager by absorb (to Hal)
    `,
  );
});

test('10.2 when the night begins the Revenant alone learns what the dead were', () => {
  round(
    twelve,
    `
      Ann kill Cid
      Bob kill Cid
      time
      Eve shoot Bob
      time
    ~ Cid is seer
      time
    > night 2
    > Bob is shadowWolf (to Hal)
    > Cid is seer (to Hal)
      ? Hal absorb: Bob Cid
    `,
  );
});

test('10.3 the Revenant becomes what the dead player was, and no one else knows', () => {
  const { log } = round(
    twelve,
    `${afterKilling('Cid')}
      Hal absorb Cid
    > Hal became seer by absorb (to Hal)
    > "You have taken over the role of Cid: Seer." (to Hal)
    `,
  );
  expect(Object.keys(twelve).filter((_, seat) => view(log, seat).cards[7] === 'seer')).toEqual(['Hal']);
});

test('10.3 a player who had been bitten was a Werewolf', () => {
  const { game } = round(
    twelve,
    `
      Ann convert Cid
      time
      Eve shoot Cid
      time
      time
    night 2
      Hal absorb Cid
    > Hal became wolf by absorb (to Hal, Ann, Bob, Cid)
    `,
  );
  expect(game.team(7)).toBe('bad');
});

test('10.3, 10.7 the pack and a Revenant who stays in the village learn nothing of each other', () => {
  round(
    twelve,
    `${afterKilling('Cid')}
      Ann kill Hal
      Bob mute Hal
      Bob kill Ivy
      Hal absorb Cid
    ~ Ann withdrew
    ~ Bob withdrew
    ~ Bob chose
    ~ "Hal has joined
    `,
  );
});

test('10.4 two bullets again', () => {
  round(
    twelve,
    `
      time
      Eve shoot Ivy
      time
      time
      time
      Eve shoot Jon
      time
      time
    night 3
      Ann kill Eve
      Bob kill Eve
      time
      time
      time
    night 4
      Hal absorb Eve
      time
      Hal shoot Kim
    > Kim died by shot
    `,
  );
});

test('10.4 an unused bite again', () => {
  round(
    { ...twelve, Kim: 'wolf' },
    `
      Ann convert Ivy
      time
      Eve shoot Ann
      time
      time
    night 2
      Hal absorb Ann
      ? Hal: kill convert say
      Hal convert Jon
      time
    > Jon became wolf by convert (to Jon, Ann, Bob, Hal, Ivy, Kim)
    `,
  );
});

test('10.4 whom the dead Doctor protected last is free again', () => {
  round(
    twelve,
    `
      Dee save Ivy
      time
      Eve shoot Dee
      time
      time
    night 2
      Hal absorb Dee
      ? Hal save: Ann Bob Cid Eve Fay Gus Hal Ivy Jon Kim Leo
      Hal save Ivy
      Ann kill Ivy
      time
    > "Someone was attacked but survived!"
    `,
  );
});

test('10.5 the new role acts in the same night, and the night waits for it', () => {
  round(
    twelve,
    `${afterKilling('Cid')}
      Ann kill Ivy
      Bob kill Ivy
      Bob skipMute
      Dee save Jon
      Fay investigate Ann Bob
      Hal absorb Cid
    night 2
      ? Hal: scan
      Hal scan Ann
    > day 2
    > "Your scan of Ann shows: Werewolf." (to Hal)
    `,
  );
});

test('10.5 a Revenant who has become the Hunter takes revenge', () => {
  round(
    twelve,
    `
      time
      Eve shoot Gus
      time
      time
    night 2
      Hal absorb Gus
      Ann kill Hal
      time
    hunter_revenge 2
      Hal revenge Ann
    > Ann died by revenge
    `,
  );
});

test('10.6 once', () => {
  round(
    twelve,
    `${afterKilling('Ivy')}
      Hal absorb Ivy
      ? Hal: -
      ! Hal absorb Ivy
    `,
  );
});

test('10.1, 10.2 a dead Revenant is done', () => {
  round(
    twelve,
    `
      Ann kill Cid
      time
      Eve shoot Hal
      time
      time
    night 2
    ~ Cid is seer
      ? Hal: say
    `,
  );
});

const revenants = { ...twelve, Kim: 'revenant', Leo: 'revenant' };
test('10.6 what a Revenant was cannot be taken up', () => {
  round(
    revenants,
    `${afterKilling('Kim')}
      ? Hal: -
      ! Hal absorb Kim
      Ann kill Cid
      Bob kill Cid
      time
      time
      time
    night 3
      ? Hal absorb: Cid
    `,
  );
});

test('10.11 the Revenant knows the role of everyone the prompt names, as they had it when they died', () => {
  const { game, log } = round(
    { ...twelve, Jon: 'priest' },
    `
      Ann convert Ivy
      time
      Eve shoot Ivy
      Jon pray -
      until night 2
      Ann kill Cid
      Bob kill Cid
      time
      Jon pray -
      until night 3
      ? Hal absorb: Cid Ivy
    `,
  );
  expect(promptsOf(game, 7)[0]?.offers[0]?.from).toEqual([2, 8]);
  const known = (seat: number) => [2, 8].map((place) => view(log, seat).cards[place]);
  expect(known(7)).toEqual(['seer', 'wolf']);
  for (const villager of [3, 4, 5, 6, 9, 10, 11]) expect(known(villager)).toEqual([null, null]);
  for (const wolf of [0, 1]) expect(known(wolf)).toEqual([null, 'wolf']);
});
