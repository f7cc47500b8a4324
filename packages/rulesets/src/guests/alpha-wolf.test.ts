import { expect } from 'vitest';
import { guestTest } from '../testing/guest-hosts.ts';

const cast = {
  ...{ Ann: 'alphaWolf', Bob: 'wolf', Cid: 'doctor' },
  ...{ Dee: 'villager', Eve: 'villager', Fay: 'villager', Gus: 'villager' },
};
const third = `
      until night 1
      ? Ann: kill say
      until night 3`;

guestTest('20 in every third round the Alpha Wolf may kill one more player', ({ play }) => {
  play(
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

guestTest('20, 4 the night waits for the Alpha Wolf, who may decline', ({ play }) => {
  play(
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

guestTest('21 protection works against the extra kill', ({ play, rescue, tellsRescueAfterDeath }) => {
  play(
    cast,
    `
    ${third}
      Ann maul Dee
      Ann kill Eve
      Bob kill Eve
      Cid save Dee
    ~ Dee died
    > Eve died by kill
    ${tellsRescueAfterDeath ? '>' : '~'} ${rescue.line}
    `,
  );
});

guestTest('21, 13 a player whom both attack dies once', ({ play }) => {
  play(
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
});

guestTest('21, 13 no one is told that no one died when only the extra kill succeeds', ({ play }) => {
  play(
    cast,
    `
    ${third}
      Ann maul Dee
      time
    > "The pack could not agree: no one was attacked." (to Ann, Bob)
    > Dee died by kill
    ~ "The village wakes up...
    `,
  );
});

guestTest('21 two attacks that are survived are announced once', ({ play, rescue }) => {
  const { log } = play(
    { ...cast, Gus: 'witch' },
    `
    ${third}
      Ann maul Dee
      Ann kill Eve
      Bob kill Eve
      Cid save Dee
      Gus heal Eve
      time
    > ${rescue.line}
    ~ Dee died
    ~ Eve died
    `,
  );
  const told = log.filter((event) => event.type === 'told' && event.key === rescue.key && event.to === 'all');
  expect(told.filter((event) => log.indexOf(event) > log.findLastIndex(({ type }) => type === 'did'))).toHaveLength(1);
});
