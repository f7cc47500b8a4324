import { rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { moonrise } from './index.ts';
import { guests } from './roles/index.ts';
import { round } from './testing.ts';

test('18.4 the acts of guests resolve among those of the other roles', () => {
  const order = ['mute', 'skipMute', 'save', 'guard', 'heal', 'convert', 'maul', 'kill', 'poison', 'hush', 'stir'];
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

test('18.25 a bite does not turn a player of no side, and is used up', () => {
  round(
    { Ann: 'kittenWolf', Bob: 'survivor', Cid: 'villager', Dee: 'villager', Eve: 'villager' },
    `
      Ann convert Bob
    > Ann did convert Bob (to Ann)
    > "Strange... the village was quiet last night. No one died."
    ~ Bob became
    day 1
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
