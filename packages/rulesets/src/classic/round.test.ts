import { clock } from '@moonrise/engine';
import { play, rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { classic } from './index.ts';
import { seven } from './testing.ts';

const rules = rulesOf(classic);

test('2.1 day, voting, night, and the next round', () => {
  play(
    rules,
    seven,
    `
    day 1
      time
    voting 1
      time
    night 1
      time
    day 2
    `,
  );
});

test.each([
  ['day', 90, ''],
  ['voting', 30, 'time'],
  ['night', 30, 'time\ntime'],
])('2.2 %s lasts %i seconds', (phase, seconds, script) => {
  const { game } = play(rules, seven, script);
  expect([game.frame.phase, clock(game)?.seconds]).toEqual([phase, seconds]);
});

test('2.3 the game goes on without those who do nothing', () => {
  play(
    rules,
    seven,
    `
      time
    voting 1
      Eve vote Ann
      time
    > Ann died by vote
    night 1
      Bob kill Fay
      time
    > Fay died by kill
    day 2
    `,
  );
});

test('2.4 the last vote counts, and one can be taken back', () => {
  play(
    rules,
    seven,
    `
      time
      Eve vote Ann
      Eve vote Fay
      Fay vote Ann
      Fay takes back vote
    > Fay withdrew vote
      Gus vote Ann
      Gus vote -
      time
    > counted vote: Eve>Fay Gus>-
    > Fay died by vote
    `,
  );
});

test('2.4 the last choice of the night counts, and one can be taken back', () => {
  play(
    rules,
    seven,
    `
      time
      time
      Dee save Fay
      Dee save Gus
      Cid scan Ann
      Cid takes back scan
    > Cid withdrew scan (to Cid)
      Ann kill Gus
      Ann kill Fay
      time
    > Fay died by kill
    ~ "Ann is a
    `,
  );
});

test('2.5 a choice is confirmed to the player who made it', () => {
  const { game } = play(
    rules,
    seven,
    `
      time
      time
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
    seven,
    `
      time
      Ann vote Dee
      time
    night 1
      ! Dee save Fay
      ? Ann kill: Cid Eve Fay Gus
      ? Cid scan: Ann Bob Eve Fay Gus
      time
    day 2
      time
    voting 2
      ? Dee: say
      ! Dee vote Ann: The dead cannot vote.
      ? Ann vote: Bob Cid Eve Fay Gus
    `,
  );
});
