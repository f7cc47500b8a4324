import { play, rulesOf } from '@moonrise/engine/testing';
import { test } from 'vitest';
import { classic } from './index.ts';
import { seven } from './testing.ts';

const rules = rulesOf(classic);
const untilNight = `
      hasten
      time
    night 1`;

test('5.9 protection before the attack, the look after it', () => {
  play(
    rules,
    seven,
    `
    ${untilNight}
      Cid scan Ann
      Ann kill Fay
      Bob kill Fay
      Dee save Fay
    > Dee did save Fay (to Dee)
    > "Someone was attacked but survived!"
    > "Ann is a Werewolf." (to Cid)
    > closed
    `,
  );
});

test('5.10 a death is told at dawn', () => {
  play(
    rules,
    seven,
    `
    ${untilNight}
      Ann kill Fay
      time
    > Fay died by kill
    > "Fay was killed during the night"
    ~ "The village wakes up
    day 2
    `,
  );
});

test('5.10 so is a night without one', () => {
  play(
    rules,
    seven,
    `
    ${untilNight}
      time
    > "The village wakes up... No one died last night!"
    day 2
    `,
  );
});

test('5.12 the night ends when all who act have acted, agreed or not', () => {
  play(
    rules,
    seven,
    `
    ${untilNight}
      Cid scan Ann
      Dee save Dee
      Ann kill Fay
    night 1
      Bob kill Gus
    day 2
    `,
  );
});

test('5.12 the night does not wait for the dead', () => {
  play(
    rules,
    seven,
    `
      hasten
      Ann vote Cid
      time
    night 1
      Ann kill Fay
      Bob kill Fay
      Dee save Dee
    day 2
    `,
  );
});
