import { play, rulesOf } from '@moonrise/engine/testing';
import { test } from 'vitest';
import { classic } from '../index.ts';
import { seven } from '../testing.ts';

const rules = rulesOf(classic);
const untilNight = `
      hasten
      time
    night 1`;

test('5.4 the Doctor protects any living player, the same one as often as they like', () => {
  play(
    rules,
    seven,
    `
    ${untilNight}
      ? Dee save: Ann Bob Cid Dee Eve Fay Gus
      Dee save Dee
    > Dee chose save Dee (to Dee)
      time
      hasten
      time
    night 2
      ? Dee save: Ann Bob Cid Dee Eve Fay Gus
      Dee save Dee
      Ann kill Dee
      time
    ~ Dee died
    day 3
    `,
  );
});

test('5.5, 5.11 whom the Doctor protects survives, and no one learns who it was', () => {
  play(
    rules,
    seven,
    `
    ${untilNight}
      Dee save Fay
      Ann kill Fay
      time
    > "Someone was attacked but survived!"
    ~ Fay died
    ~ "The village wakes up
    day 2
    `,
  );
});

test('5.5 protection is for that night only, and not against the vote', () => {
  play(
    rules,
    seven,
    `
    ${untilNight}
      Dee save Fay
      time
      hasten
      Ann vote Fay
      time
    > Fay died by vote
    night 2
      Dee save Eve
      time
      hasten
      time
    night 3
      Ann kill Eve
      time
    > Eve died by kill
    `,
  );
});

test('5.5 whom the Doctor does not protect dies', () => {
  play(
    rules,
    seven,
    `
    ${untilNight}
      Dee save Gus
      Ann kill Dee
      time
    > Dee died by kill
    `,
  );
});
