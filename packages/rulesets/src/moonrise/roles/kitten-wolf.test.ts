import { view } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { round, twelve } from '../testing.ts';

test('4.1 the bite takes the place of the vote, and the vote of the bite', () => {
  const { game } = round(
    twelve,
    `
    night 1
      ? Ann: kill convert say
      ? Bob: kill mute skipMute say
      ? Ann convert: Cid Dee Eve Fay Gus Hal Ivy Jon Kim Leo
      ! Ann convert Bob
      Ann kill Ivy
      Ann convert Ivy
    > Ann chose convert Ivy (to Ann, Bob)
      Ann kill Jon
    > Ann chose kill Jon (to Ann, Bob)
    `,
  );
  expect(game.ballots('convert')).toEqual([]);
  expect(game.ballots('kill')).toHaveLength(1);
});

test('4.1 a bite that was changed back is not used up, one that was carried out is', () => {
  round(
    twelve,
    `
      Ann convert Ivy
      Ann kill Ivy
      time
    > Ivy died by kill
      time
      time
    night 2
      Ann convert Jon
      time
    > Jon became wolf by convert (to Jon, Ann, Bob)
      time
      time
    night 3
      ? Ann: kill say
      ! Ann convert Kim
    `,
  );
});

test('4.2, 4.3 the bitten learn it and meet the pack; no one else learns anything', () => {
  const { log, game } = round(
    twelve,
    `
      Ann convert Dee
      time
    > Ann did convert Dee (to Ann)
    > Dee became wolf by convert (to Dee, Ann, Bob)
    > "Dee has joined the wolf pack." (to Ann, Bob, Dee)
    > Ann is kittenWolf (to Dee)
    > Bob is shadowWolf (to Dee)
    > "You have been bitten: from now on you are a Werewolf." (to Dee)
    > "Strange... the village was quiet last night. No one died."
      time
      time
    night 2
      ? Dee: kill say
      ? Dee kill: Cid Eve Fay Gus Hal Ivy Jon Kim Leo
      ? Ann kill: Cid Eve Fay Gus Hal Ivy Jon Kim Leo
    `,
  );
  expect(game.team(3)).toBe('bad');
  expect(view(log, 8).cards.filter((card) => card !== null)).toEqual(['villager']);
  const joined = log.find((event) => event.type === 'told' && event.key === 'joined');
  expect(joined).toMatchObject({ channel: 'wolves' });
});

test('4.4 no one dies in the night of a bite, whatever the others voted', () => {
  round(
    twelve,
    `
      Ann convert Ivy
      Bob kill Jon
      Bob skipMute
      time
    ~ Bob chose
    ~ Bob withdrew
    > "Strange... the village was quiet last night. No one died."
    ~ Jon died
    ~ "The pack could not agree
    ~ "The village wakes up
    day 1
    `,
  );
});

test('4.5 protection does not stop a bite', () => {
  round(
    twelve,
    `
      Ann convert Ivy
      Dee save Ivy
      time
    > Ivy became wolf by convert (to Ivy, Ann, Bob)
    ~ "Someone was attacked
    `,
  );
});

test('4.6 a bitten Seer has no result that night', () => {
  round(
    twelve,
    `
      Ann convert Cid
      Cid scan Bob
      time
    > day 1
    ~ Cid did scan
    ~ "Your scan
    `,
  );
});

test('4.6 a bitten Detective has no result that night', () => {
  round(
    twelve,
    `
      Ann convert Fay
      Fay investigate Bob Cid
      time
    > day 1
    ~ Fay did investigate
    ~ "You compared
    `,
  );
});

test('4.7 a bitten Hunter takes no revenge, then or later', () => {
  round(
    twelve,
    `
      Ann convert Gus
      time
    day 1
      Eve shoot Gus
    > Gus died by shot
    ~ "🏹
    day 1
    `,
  );
});

test('4.8 after the bite the night waits for the vote', () => {
  round(
    twelve,
    `
      Ann convert Jon
      time
      time
      time
    night 2
      Bob kill Ivy
      Bob skipMute
      Jon kill Ivy
      Cid scan Ann
      Dee save Ivy
      Fay investigate Ann Bob
    night 2
      Ann kill Kim
    > "Someone was attacked but survived!"
    day 2
    `,
  );
});

const kittens = { ...twelve, Bob: 'kittenWolf' };
test('4.9 two Kitten Wolves can bite two players in one night', () => {
  round(
    kittens,
    `
      Ann convert Ivy
      Bob convert Jon
      time
    > Ivy became wolf by convert (to Ivy, Ann, Bob)
    > "Ivy has joined the wolf pack." (to Ann, Bob, Ivy)
    > Jon became wolf by convert (to Jon, Ann, Bob)
    > "Jon has joined the wolf pack." (to Ann, Bob, Ivy, Jon)
    > Jon is wolf (to Ivy)
    > Ivy is wolf (to Jon)
    `,
  );
});

test('4.9 a bite overrides the vote of the other Kitten Wolf, whose own bite is left', () => {
  round(
    kittens,
    `
      Ann convert Ivy
      Bob kill Jon
      time
    ~ Jon died
      time
      time
    night 2
      ? Ann: kill say
      ? Bob: kill convert say
    `,
  );
});

test('4.9 two bites on one player are both used up', () => {
  const { log } = round(
    kittens,
    `
      Ann convert Ivy
      Bob convert Ivy
      time
      time
      time
    night 2
      ? Ann: kill say
      ? Bob: kill say
    `,
  );
  expect(log.filter(({ type }) => type === 'turned')).toHaveLength(1);
});
