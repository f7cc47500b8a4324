import { expect, test } from 'vitest';
import { round } from '../testing.ts';

const cast = {
  Ann: 'alphaWolf',
  Bob: 'wolf',
  Cid: 'doctor',
  Dee: 'villager',
  Eve: 'villager',
  Fay: 'villager',
  Gus: 'villager',
};
const third = `
      ? Ann: kill say
      time
      time
      time
      time
      time
      time
    night 3`;

test('18.20 in every third round the Alpha Wolf may kill one more', () => {
  round(
    cast,
    `
    ${third}
      ? Ann: kill maul say
      ? Ann maul: Cid Dee Eve Fay Gus
      ? Bob: kill say
      Ann maul Dee
    > Ann chose maul Dee (to Ann, Bob)
      Ann kill Eve
      Bob kill Eve
      Cid save Cid
    > Dee died by kill
    > "Dee was killed during the night"
    > Eve died by kill
    `,
  );
});

test('18.20, 18.4 or not: the night waits for the answer', () => {
  round(
    cast,
    `
    ${third}
      Ann kill Eve
      Bob kill Eve
      Cid save Cid
    night 3
      Ann maul -
    > Eve died by kill
    `,
  );
});

test('18.21 the extra kill can be protected from', () => {
  round(
    cast,
    `
    ${third}
      Ann maul Dee
      Ann kill Eve
      Bob kill Eve
      Cid save Dee
    > "Someone was attacked but survived!"
    ~ Dee died
    `,
  );
});

test('18.21, 18.13 whom both attack dies once; and nobody is told that no one died', () => {
  round(
    cast,
    `
    ${third}
      Ann maul Dee
      Ann kill Dee
      Bob kill Dee
      Cid save Cid
    > Dee died by kill
    `,
  );
  round(
    cast,
    `
    ${third}
      Ann maul Dee
      time
    > "The pack could not agree: nobody was attacked." (to Ann, Bob)
    > Dee died by kill
    ~ "The village wakes up...
    `,
  );
});

test('18.21 of two attacks that are survived everybody hears once', () => {
  const { log } = round(
    { ...cast, Gus: 'witch' },
    `
    ${third}
      Ann maul Dee
      Ann kill Eve
      Bob kill Eve
      Cid save Dee
      Gus heal Eve
      time
    > "Someone was attacked but survived!"
    ~ Dee died
    ~ Eve died
    `,
  );
  const told = log.filter((event) => event.type === 'told' && event.key === 'survived' && event.to === 'all');
  expect(told.filter((event) => log.indexOf(event) > log.findLastIndex(({ type }) => type === 'did'))).toHaveLength(1);
});

test('18.21 in the night of a bite nobody is mauled', () => {
  round(
    { ...cast, Bob: 'kittenWolf' },
    `
    ${third}
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
