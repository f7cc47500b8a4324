import { view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { round, twelve } from '../testing.ts';

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
    > Bob chose skipMute (to Ann, Bob)
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
