import { rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { moonrise } from './index.ts';
import { guests } from './roles/index.ts';
import { firstRound, round } from './testing.ts';

test('18.4 the acts of guests resolve among those of the other roles', () => {
  const order = [
    'raise',
    'mute',
    'skipMute',
    'save',
    'guard',
    'heal',
    'convert',
    'maul',
    'kill',
    'poison',
    'hush',
    'stir',
  ];
  const acts = rulesOf(moonrise)
    .ballotActs.get('night')
    ?.map(({ id }) => id);
  expect(acts?.slice(0, order.length + 2)).toEqual([...order, 'scan', 'investigate']);
});

test('18.5 the Detective learns that the Lycan is of the village', () => {
  round(
    { Ann: 'wolf', Bob: 'lycan', Cid: 'seer', Dee: 'detective', Eve: 'villager' },
    `
      Dee investigate Bob Eve
      time
    > "You compared Bob and Eve: Same Team." (to Dee)
    `,
  );
});

test('18.6 no one is eliminated if two players have the votes of more than half', () => {
  round(
    { Ann: 'wolf', Bob: 'mayor', Cid: 'villager', Dee: 'villager', Eve: 'villager' },
    `
      until voting 1
      Bob vote Ann
      Cid vote Ann
      Ann vote Cid
      Dee vote Cid
      Eve vote Cid
    > "No majority was reached. No one was eliminated."
    `,
  );
});

test('18.21 there is no extra kill in the night of a bite', () => {
  round(
    {
      ...{ Ann: 'alphaWolf', Bob: 'kittenWolf', Cid: 'doctor' },
      ...{ Dee: 'villager', Eve: 'villager', Fay: 'villager', Gus: 'villager' },
    },
    `
      until night 3
      Ann maul Dee
      Ann kill Eve
      Bob convert Fay
      Cid save Cid
    > Fay became wolf by convert (to Fay, Ann, Bob)
    ~ Ann did maul
    ~ Dee died
    `,
  );
});

const bitten = {
  ...{ Ann: 'kittenWolf', Bob: 'survivor', Cid: 'wolf', Dee: 'alphaWolf' },
  ...{ Eve: 'villager', Fay: 'villager', Gus: 'villager', Hal: 'villager', Ivy: 'villager' },
  ...{ Jon: 'villager', Kim: 'villager' },
};

test('18.25 a bite on a player of no side fails, is not used up, and the votes to kill count', () => {
  round(
    bitten,
    `
      ? Ann convert: Bob Eve Fay Gus Hal Ivy Jon Kim
      Ann convert Bob
      Cid kill Eve
      Dee kill Eve
    > "The bite had no effect" (to Ann, Cid, Dee)
    > Eve died by kill
    > "System AI: suspicious activity was noticed at the house of Bob last night." (to Kim)
    ~ Ann did convert
    ~ Bob became
    ~ "Strange...
    day 1
      until night 2
      ? Ann: kill convert say
      Ann convert Fay
      time
    > Fay became wolf by convert (to Fay, Ann, Cid, Dee)
      until night 3
      ? Ann: kill say
    `,
  );
});

test('18.25, 4.9 a bite that fails beside one that does not: that one decides, and the other is not used up', () => {
  round(
    { ...bitten, Cid: 'kittenWolf' },
    `
      Dee kill Eve
      Ann convert Bob
      Cid convert Fay
    > "The bite had no effect" (to Ann, Cid, Dee)
    > Fay became wolf by convert (to Fay, Ann, Cid, Dee)
    > "Strange... the village was quiet last night. No one died."
    ~ Eve died
      until night 2
      ? Ann: kill convert say
      ? Cid: kill say
    `,
  );
});

test('18.25 a player of no side whose card everyone has seen cannot be bitten', () => {
  round(
    { ...bitten, Cid: 'villager', Dee: 'villager', Hal: 'priest' },
    `
      Ann kill Bob
    prayer 1
      Hal pray -
    > Bob is survivor
      until night 2
      ? Ann convert: Cid Dee Eve Fay Gus Hal Ivy Jon Kim
      Hal raise Bob
      time
    > Bob lives again
      until night 3
      ? Ann kill: Bob Cid Dee Eve Fay Gus Hal Ivy Jon Kim
      ? Ann convert: Cid Dee Eve Fay Gus Hal Ivy Jon Kim
      ! Ann convert Bob
    `,
    { reveal: 'full' },
  );
});

test('18.25 in games of version 1 such a bite is used up and no one is attacked', () => {
  firstRound(
    bitten,
    `
      Ann convert Bob
      Cid kill Eve
      Dee kill Eve
    > Ann did convert Bob (to Ann)
    > "Strange... the village was quiet last night. No one died."
    ~ Bob became
    ~ Eve died
      until night 2
      ? Ann: kill say
    `,
  );
});

test('18.26 what guests do is activity for the System AI', () => {
  round(
    { Ann: 'wolf', Bob: 'bodyguard', Cid: 'villager', Dee: 'mayor', Eve: 'lycan' },
    `
      Ann kill Eve
      Bob guard Dee
    > "System AI: suspicious activity was noticed at the house of Dee last night." (to Cid)
    `,
  );
});

test('18.27 a glitch may name a guest of the deck, and no other', () => {
  const cast = { Ann: 'wolf', Bob: 'lycan', Cid: 'villager', Dee: 'witch', Eve: 'lycan' };
  const named = Array.from({ length: 150 }, (_, i) => {
    const { log } = round(cast, 'time\n'.repeat(30), { chaos: true }, `guest ${i}`);
    return log.flatMap((event) => (event.type === 'told' && event.key === 'glitch' ? [`${event.answer}`] : []));
  }).flat();
  expect(guests.map(({ id }) => id).filter((id) => named.includes(id))).toEqual(['lycan', 'witch']);
});

test('18.28 a shot that makes a Priest pray ends the day', () => {
  round(
    { Ann: 'wolf', Bob: 'priest', Cid: 'villager', Dee: 'villager', Eve: 'gunner', Fay: 'villager' },
    `
      time
    day 1
      Eve shoot Cid
    prayer 1
      Bob pray Cid
    voting 1
    `,
  );
});

test('18.33 a Revenant who has returned learns what all the dead were', () => {
  round(
    {
      ...{ Ann: 'wolf', Bob: 'revenant', Cid: 'priest', Dee: 'seer' },
      ...{ Eve: 'gunner', Fay: 'villager', Gus: 'villager', Hal: 'villager' },
    },
    `
      Ann kill Bob
      time
      Cid pray -
    day 1
      Eve shoot Dee
      Cid pray -
      until night 2
    ~ Dee is seer
      Cid raise Bob
      time
    > Bob lives again
      until night 3
    > Dee is seer (to Bob)
      ? Bob absorb: Dee
    `,
  );
});

test('18.32 a Revenant may become a Priest, so the dead stay silent until both are known to be gone', () => {
  round(
    {
      ...{ Ann: 'wolf', Bob: 'revenant', Cid: 'priest', Dee: 'seer', Eve: 'gunner' },
      ...{ Fay: 'villager', Gus: 'villager', Hal: 'villager' },
    },
    `
      Ann kill Cid
      time
    day 1
      ! Cid say "Ann it was"
      Eve shoot Bob
      Cid say "Ann it was"
    > Cid said "Ann it was" in dead (to Bob, Cid)
    `,
    { reveal: 'full' },
  );
});

test('18.31 the prayer is heard even if the Priest is bitten in that night', () => {
  round(
    { Ann: 'kittenWolf', Bob: 'priest', Cid: 'villager', Dee: 'villager', Eve: 'villager', Fay: 'villager' },
    `
      Ann kill Cid
      Bob pray -
      until night 2
      Bob raise Cid
      Ann convert Bob
    > Bob became wolf by convert (to Bob, Ann)
    > Cid lives again
    `,
  );
});
