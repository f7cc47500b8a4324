import { test } from 'vitest';
import { round, seven } from '../testing.ts';

test('7.1, 7.2 the Doctor protects one living player, including themselves', () => {
  round(
    seven,
    `
      ? Dee save: Ann Bob Cid Dee Eve Fay Gus
      Ann kill Dee
      Dee save Dee
    > Dee chose save Dee (to Dee)
      time
    > "Someone was attacked but survived!"
    ~ Dee died
    `,
  );
});

test('7.2 only whom the Doctor protects survives', () => {
  round(
    seven,
    `
      Ann kill Gus
      Dee save Cid
      time
    > Gus died by kill
    ~ "Someone was attacked
    `,
  );
});

test('7.2 protection is for that night only', () => {
  round(
    seven,
    `
      Dee save Gus
      time
      time
      time
    night 2
      Ann kill Gus
      time
    > Gus died by kill
    `,
  );
});

test('7.3 no one is protected two nights in a row', () => {
  round(
    seven,
    `
      Dee save Gus
      time
      time
      time
    night 2
      ? Dee save: Ann Bob Cid Dee Eve Fay
      ! Dee save Gus
      Dee save Cid
      time
      time
      time
    night 3
      ? Dee save: Ann Bob Dee Eve Fay Gus
    `,
  );
});

test('7.3 a night without protection frees the last one', () => {
  round(
    seven,
    `
      Dee save Gus
      time
      time
      time
    night 2
      time
      time
      time
    night 3
      ? Dee save: Ann Bob Cid Dee Eve Fay Gus
    `,
  );
});

test('7.3 a protection that was taken back does not count', () => {
  round(
    seven,
    `
      Dee save Gus
      Dee takes back save
      time
      time
      time
    night 2
      ? Dee save: Ann Bob Cid Dee Eve Fay Gus
    `,
  );
});

test('7.4 protection stops neither shots nor votes nor revenges', () => {
  round(
    { ...seven, Hal: 'villager', Ivy: 'villager', Jon: 'gunner' },
    `
      Dee save Gus
      time
    day 1
      Eve shoot Gus
    > Gus died by shot
      time
      time
    night 2
      Dee save Fay
      time
      time
    voting 2
      Ann vote Fay
      Bob vote Fay
      Cid vote Fay
      Dee vote Fay
      Eve vote Fay
      time
    > Fay died by vote
      Fay revenge Hal
    night 3
      Dee save Cid
      Ann kill Cid
      time
    > "Someone was attacked but survived!"
    `,
  );
});

test('7.4 whom the Doctor protects can fall to a revenge', () => {
  round(
    seven,
    `
      Dee save Gus
      Ann kill Fay
      time
    hunter_revenge 1
      Fay revenge Gus
    > Gus died by revenge
    `,
  );
});

test('7.5 two Doctors protect independently', () => {
  round(
    { ...seven, Gus: 'doctor' },
    `
      Dee save Cid
      Gus save Eve
      Ann kill Eve
      time
    > "Someone was attacked but survived!"
      time
      time
    night 2
      ? Dee save: Ann Bob Dee Eve Fay Gus
      ? Gus save: Ann Bob Cid Dee Fay Gus
      Dee save Eve
      Ann kill Eve
      time
    > "Someone was attacked but survived!"
    `,
  );
});
