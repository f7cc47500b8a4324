import { expect, test } from 'vitest';
import { five, round, twelve } from '../testing.ts';

const oneVillager = { ...twelve, Ivy: 'wolf', Jon: 'gunner', Kim: 'gunner' };
const alertFor = (name: string) =>
  `> "System AI: suspicious activity was noticed at the house of ${name} last night." (to Leo)`;

test.each([
  ['Dee save Jon', 'Jon'],
  ['Cid scan Ann', 'Ann'],
  ['Bob mute Eve', 'Eve'],
  ['Ann convert Kim', 'Kim'],
  ['Fay investigate Leo Gus', 'Gus'], // never about the Villager themself
  ['Ann kill Dee\nDee save Dee', 'Dee'],
])('11.1 a Villager is alerted after "%s"', (night, about) => {
  round(
    oneVillager,
    `
      ${night}
      time
    > closed
    > day 1
    ${alertFor(about)}
    `,
  );
});

test('11.1 whom it goes to and where it points is drawn', () => {
  const alerts = Array.from({ length: 40 }, (_, i) => {
    const { log } = round(twelve, 'Cid scan Ann\nDee save Fay\nBob mute Gus\ntime', {}, `alert ${i}`);
    const told = log.flatMap((event) => (event.type === 'told' && event.key === 'alert' ? [event] : []));
    expect(told).toHaveLength(1);
    return { to: told[0]?.to[0], about: told[0]?.about[0] };
  });
  expect(new Set(alerts.map(({ to }) => to))).toEqual(new Set([8, 9, 10, 11]));
  expect(new Set(alerts.map(({ about }) => about))).toEqual(new Set([0, 5, 6]));
});

test.each([
  [''],
  ['Ann kill Jon\nBob kill Jon\nIvy kill Jon'], // the victim is dead, and no one else was visited
  ['Ann kill Jon\nBob kill Cid\nBob skipMute'], // no attack came of it
  ['Cid scan Leo'],
  ['Cid scan Jon\nAnn kill Jon'], // a player who is dead in the morning is not named
  ['Cid scan Jon\nAnn kill Leo'], // and not alerted
])('11.2 no alert after "%s"', (night) => {
  round(
    oneVillager,
    `
      ${night}
      time
    ~ "System AI
    day 1
    `,
  );
});

test('11.2 what a bitten player could not carry out any more does not count', () => {
  round(
    oneVillager,
    `
      Cid scan Eve
      Ann convert Cid
      time
    ${alertFor('Cid')}
    `,
  );
});

test('11.2 each night stands for itself', () => {
  round(
    oneVillager,
    `
      Cid scan Eve
      time
      time
      time
    night 2
      time
    ~ "System AI
    day 2
    `,
  );
});

test('11.2 no living Villager, no alert', () => {
  round(
    { ...five, Dee: 'hunter', Eve: 'hunter' },
    `
      Bob scan Ann
      time
    ~ "System AI
    day 1
    `,
  );
});
