import { clock } from '@moonrise/engine';
import { play, rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { launch } from './index.ts';
import { five, nine } from './testing.ts';

const rules = rulesOf(launch);

test('2.1 night, day, and the next round', () => {
  play(
    rules,
    five,
    `
    night 1
      time
    day 1
      time
    night 2
      time
    day 2
    `,
  );
});

test.each([
  ['night', 45, ''],
  ['day', 120, 'time'],
  ['hunter_revenge', 20, 'Ann kill Eve\ntime'],
])('2.2 %s lasts %i seconds', (phase, seconds, script) => {
  const { game } = play(rules, nine, script);
  expect([game.frame.phase, clock(game)?.seconds]).toEqual([phase, seconds]);
});

test('2.3 the game goes on without those who do nothing', () => {
  play(
    rules,
    nine,
    `
    night 1
      Ann kill Fay
      time
    > Fay died by kill
    day 1
      Gus vote Ann
      time
    > Ann died by vote
    night 2
    `,
  );
});

test('2.4 the last vote counts, and one can be taken back', () => {
  play(
    rules,
    five,
    `
      time
    day 1
      Bob vote Ann
      Bob vote Cid
      Cid vote Ann
      Cid takes back vote
    > Cid withdrew vote
      time
    > counted vote: Bob>Cid
    > Cid died by vote
    `,
  );
});

test('2.4 the last choice of the night counts, and one can be taken back', () => {
  play(
    rules,
    nine,
    `
      Dee save Fay
      Dee save Gus
      Cid scan Ann
      Cid takes back scan
    > Cid withdrew scan (to Cid)
      Ann kill Gus
      Ann kill Fay
      time
    > Fay died by kill
    ~ "Ann shows as
    `,
  );
});

test('2.5 a choice is confirmed to the player who made it', () => {
  const { game } = play(
    rules,
    nine,
    `
      Cid scan Ann
    > Cid chose scan Ann (to Cid)
      Dee save Fay
    > Dee chose save Fay (to Dee)
    `,
  );
  expect(game.ballot(2, 'scan')?.targets).toEqual([0]);
});

test('2.6 the dead are out of it', () => {
  play(
    rules,
    nine,
    `
      Ann kill Dee
      time
    day 1
      ? Dee: say
      ! Dee vote Ann: The dead cannot vote. You may say something.
      ? Ann vote: Bob Cid Eve Fay Gus Hal Ian
      time
    night 2
      ! Dee save Fay
      ? Ann kill: Cid Eve Fay Gus Hal Ian
      ? Cid scan: Ann Bob Eve Fay Gus Hal Ian
    `,
  );
});
