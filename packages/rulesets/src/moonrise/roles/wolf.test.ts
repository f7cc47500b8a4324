import type { Role } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { five, round, seven, twelve } from '../testing.ts';
import { residents } from './index.ts';

test('3.1 wolves hunt the living outside the pack', () => {
  round(
    { ...seven, Hal: 'kittenWolf', Ivy: 'shadowWolf', Jon: 'villager', Kim: 'villager' },
    `
    night 1
      ? Ann kill: Cid Dee Eve Fay Gus Jon Kim
      ? Hal kill: Cid Dee Eve Fay Gus Jon Kim
      ? Ivy kill: Cid Dee Eve Fay Gus Jon Kim
      ! Ann kill Bob: You may vote to kill Cid
      ! Ann kill Ann
      ! Cid kill Ann
      Ann kill Gus
      Bob kill Gus
      Hal kill Gus
      time
      time
      time
    night 2
      ? Ann kill: Cid Dee Eve Fay Jon Kim
    `,
  );
});

test('3.2 the pack sees its votes as they are cast and changed, and its dead see them too', () => {
  round(
    { ...seven, Hal: 'wolf', Ivy: 'villager', Jon: 'villager' },
    `
      Ann kill Gus
    > Ann chose kill Gus (to Ann, Bob, Hal)
      Ann kill Cid
    > Ann chose kill Cid (to Ann, Bob, Hal)
      Ann takes back pack
    > Ann withdrew pack (to Ann, Bob, Hal)
      time
    day 1
      Eve shoot Hal
      time
      time
    night 2
      Bob kill Gus
    > Bob chose kill Gus (to Ann, Bob, Hal)
    `,
  );
});

const fourWolves = { ...seven, Hal: 'wolf', Ivy: 'wolf', Jon: 'villager', Kim: 'villager' };
test.each([
  ['Ann kill Gus\nBob kill Gus\nHal kill Gus\nIvy kill Cid', 'Gus'],
  ['Ann kill Gus\nBob kill Gus\nHal kill Cid', 'Gus'], // of the votes cast, not of the wolves
  ['Ann kill Gus', 'Gus'],
  ['Ann kill Gus\nBob kill Gus\nHal kill Cid\nIvy kill Cid', 'no one'],
  ['Ann kill Gus\nBob kill Gus\nHal kill Cid\nIvy kill Jon', 'no one'], // half is not more than half
  ['Ann kill Gus\nBob kill Cid', 'no one'],
  ['', 'no one'],
])('3.3, 3.4 the votes "%s" attack %s', (votes, victim) => {
  const { game } = round(fourWolves, `${votes}\ntime`);
  expect(game.seats.find(({ alive }) => !alive)?.name ?? 'no one').toBe(victim);
});

test('3.3 a pack of one decides alone', () => {
  round(
    five,
    `
      Ann kill Eve
      time
    > Eve died by kill
    `,
  );
});

test.each([['Ann kill Gus\nBob kill Cid'], ['']])('3.4 a pack that cannot agree attacks no one: "%s"', (votes) => {
  round(
    seven,
    `
      ${votes}
      time
    > "The pack could not agree: no one was attacked." (to Ann, Bob)
    > "The village wakes up... No one died last night!"
    ~ "Someone was attacked
    day 1
    `,
  );
});

test('3.4 a single wolf has no one to disagree with', () => {
  round(
    five,
    `
      time
    > "You chose no victim: no one was attacked." (to Ann)
    ~ "The pack could not agree
    `,
  );
});

test('3.5, 3.6 the victim is named to all, and once more in the wolf chat', () => {
  const { log } = round(
    seven,
    `
      Ann kill Gus
      Bob kill Gus
      time
    > Gus died by kill
    > "Gus was killed during the night"
    > "Gus was killed during the night" (to Ann, Bob)
    ~ "The village wakes up
    day 1
    `,
  );
  const channels = log.flatMap((event) => (event.type === 'told' && event.key === 'killed' ? [event.channel] : []));
  expect(channels).toEqual([undefined, 'wolves']);
});

test('3.6 a survived attack is in the wolf chat too', () => {
  const { log } = round(
    seven,
    `
      Ann kill Gus
      Dee save Gus
      time
    > "Someone was attacked but survived!"
    > "Someone was attacked but survived!" (to Ann, Bob)
    `,
  );
  const channels = log.flatMap((event) => (event.type === 'told' && event.key === 'survived' ? [event.channel] : []));
  expect(channels).toEqual([undefined, 'wolves']);
});

test('3.7 mute, protection, bite, scan, comparison', () => {
  const { game } = round(
    twelve,
    `
      Fay investigate Ivy Jon
      Cid scan Ivy
      Ann convert Ivy
      Dee save Ivy
      Bob mute Ivy
      time
    > Bob did mute Ivy (to Bob)
    > Ivy is muted (to Ivy)
    > Dee did save Ivy (to Dee)
    > Ann did convert Ivy (to Ann)
    > Ivy became wolf by convert (to Ivy, Ann, Bob)
    > Cid did scan Ivy (to Cid)
    > Fay did investigate Ivy Jon (to Fay)
    > day 1
    `,
  );
  const own = new Set(residents.flatMap(({ acts = [] }: Role) => acts.map(({ id }) => id)));
  const order = game.rules.ballotActs
    .get('night')
    ?.map(({ id }) => id)
    .filter((id) => own.has(id));
  expect(order).toEqual(['mute', 'skipMute', 'save', 'convert', 'kill', 'scan', 'investigate']);
});

test('3.7 protection, attack, Hunter, scan', () => {
  round(
    twelve,
    `
      Cid scan Gus
      Ann kill Gus
      Bob kill Gus
      Dee save Ivy
      time
    > Dee did save Ivy (to Dee)
    > Gus died by kill
    > called hunter_revenge (to no one)
    > Cid did scan Gus (to Cid)
    > hunter_revenge 1
    `,
  );
});
