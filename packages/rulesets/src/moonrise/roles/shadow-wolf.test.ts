import { view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { firstRound, round, twelve } from '../testing.ts';

test('5.1 the Shadow Wolf votes to kill and also mutes a player outside the pack', () => {
  round(
    twelve,
    `
      ? Bob mute: Cid Dee Eve Fay Gus Hal Ivy Jon Kim Leo
      ! Bob mute Ann
      Bob kill Ivy
      Bob mute Jon
    > Bob chose mute Jon (to Ann, Bob)
      Bob skipMute
      time
    > Ivy died by kill
    ~ Jon is muted
    `,
  );
});

test('5.2 the muted cannot write by day and in the voting; the next night frees them', () => {
  round(
    twelve,
    `
      Bob mute Cid
      time
    > Cid is muted (to Cid)
    day 1
      ? Cid: -
      ! Cid say "it is Ann": You are muted until the next night begins. You can still vote.
      time
    voting 1
      ? Cid: vote
      ! Cid say "it is Ann": You are muted
      time
    > night 2
    > Cid is no longer muted (to Cid)
      time
    day 2
      Cid say "it is Ann"
    > Cid said "it is Ann" in global
    `,
  );
});

test('5.2 the mute holds from the end of the night on, also through a revenge', () => {
  const { game } = round(
    twelve,
    `
      Ann kill Gus
      Bob kill Gus
      Bob mute Cid
      time
    hunter_revenge 1
      ! Cid say "wait": You are muted
    `,
  );
  expect(game.seat(2).marks).toEqual(['muted']);
});

test('5.3 the muted vote and use their abilities', () => {
  round(
    twelve,
    `
      Bob mute Eve
      time
    day 1
      Eve shoot Ivy
    > Ivy died by shot
      time
    voting 1
      Eve vote Ann
    > Eve chose vote Ann
    `,
  );
});

test('5.4 only the muted player knows', () => {
  const { log } = round(
    twelve,
    `
      Bob mute Cid
      time
    > "You are muted until the next night begins. You can still vote." (to Cid)
    `,
  );
  const marked = Object.keys(twelve).filter((_, seat) => view(log, seat).seats[2]?.marks.includes('muted'));
  expect(marked).toEqual(['Cid']);
});

test('5.5 a muted player who dies writes to the dead, a muted one who is bitten to the pack', () => {
  round(
    { ...twelve, Kim: 'shadowWolf' },
    `
      Ann kill Jon
      Bob kill Jon
      Bob mute Jon
      time
    day 1
      Jon say "boo"
    > Jon said "boo" in dead (to Jon)
      time
      time
    night 2
      Bob mute Ivy
      Ann convert Ivy
      time
    > Ivy is muted (to Ivy)
      ! Ivy say "hello": You are muted
      time
      time
    night 3
      Ivy say "hello"
    > Ivy said "hello" in wolves (to Ann, Bob, Ivy, Kim)
    `,
  );
});

test('5.6 two Shadow Wolves may mute two players', () => {
  round(
    { ...twelve, Kim: 'shadowWolf' },
    `
      Bob mute Cid
      Kim mute Dee
      time
    > Cid is muted (to Cid)
    > Dee is muted (to Dee)
    `,
  );
});

test('5.6 whom both mute hears of it once', () => {
  const { log } = round(
    { ...twelve, Kim: 'shadowWolf' },
    `
      Bob mute Cid
      Kim mute Cid
      time
    `,
  );
  expect(log.filter(({ type }) => type === 'marked')).toHaveLength(1);
  expect(log.filter((event) => event.type === 'told' && event.key === 'muted')).toHaveLength(1);
});

for (const choice of ['Bob skipMute', 'Bob skipMute Bob'])
  test(`5.7 a skip is recorded with the Shadow Wolf as its target, and no one else sees it (${choice})`, () => {
    round(
      twelve,
      `
      ! Bob skipMute Jon
      ! Bob skipMute Ann
      ${choice}
    > Bob chose skipMute Bob (to Bob)
      Bob mute Jon
    > Bob chose mute Jon (to Ann, Bob)
      ${choice}
    > Bob withdrew mute (to Ann, Bob)
    > Bob chose skipMute Bob (to Bob)
      Bob takes back mute
    > Bob withdrew mute (to Bob)
      ${choice}
      time
    ~ Bob did
    ~ "System AI
    ~ Jon is muted
      `,
    );
  });

test('5.7 a Revenant who joins the pack is not shown a skip', () => {
  round(
    { ...twelve, Kim: 'wolf' },
    `
      time
      Eve shoot Kim
      time
      time
    night 2
      Bob kill Cid
      Bob skipMute
      Hal absorb Kim
    > Bob chose kill Cid (to Hal)
    ~ Bob chose skipMute
    `,
  );
});

test('5.7, 20.3 a Shadow Wolf who does nothing but skip is at home', () => {
  const cast = { Ann: 'wolf', Bob: 'shadowWolf', Cid: 'villager', Dee: 'villager', Eve: 'villager', Fay: 'villager' };
  for (let i = 0; ; i++) {
    const seed = `lantern ${i}`;
    const { game } = round(cast, 'until night 2', { items: true }, seed);
    if (!game.seat(2).marks.includes('lantern')) continue;
    const script = `
      until night 2
      Bob skipMute
      Cid shine Bob
      time
    > "By the light of your lantern: Bob was at home." (to Cid)`;
    round(cast, script, { items: true }, seed);
    return;
  }
});

test('5.7 in games of version 1 the pack sees the skip, which has no target', () => {
  firstRound(
    twelve,
    `
      Bob mute Jon
      Bob skipMute
    > Bob chose skipMute (to Ann, Bob)
    ~ Bob withdrew
      ! Bob skipMute Bob
    `,
  );
});
