import { play, rulesOf } from '@moonrise/engine/testing';
import { expect, test } from 'vitest';
import { classic } from './index.ts';
import { four, seven } from './testing.ts';

const rules = rulesOf(classic);

test('3.1 by day there is only talk', () => {
  play(
    rules,
    seven,
    `
      ? Ann: say
      ? Cid: say
      ! Ann vote Bob: You may say something.
      ! Ann kill Eve
      Eve say "good morning"
    day 1
      time
    voting 1
    `,
  );
});

test('3.2 the host ends the day', () => {
  play(
    rules,
    seven,
    `
    day 1
      hasten
    voting 1
    `,
  );
});

test('3.3 the host cannot end a voting or a night', () => {
  play(
    rules,
    seven,
    `
      hasten
    voting 1
      ! hasten: it ends when its time is up or everyone has acted
      time
    night 1
      ! hasten
    `,
  );
});

test('4.1, 4.2 one votes for another who lives, or abstains', () => {
  play(
    rules,
    four,
    `
      hasten
      ? Dee vote: Ann Bob Cid
      ! Dee vote Dee: You may vote for Ann, Bob or Cid. To pass, choose no one.
      Dee vote -
    > Dee chose vote
      Dee vote Ann
    > Dee chose vote Ann
    `,
  );
});

test('4.3 votes are seen by everyone as they are cast and changed', () => {
  play(
    rules,
    seven,
    `
      hasten
      Eve vote Ann
    > Eve chose vote Ann
      Eve vote Bob
    > Eve chose vote Bob
      Gus vote -
    > Gus chose vote
    `,
  );
});

test('4.4 the voting ends with the last vote', () => {
  play(
    rules,
    four,
    `
      hasten
      Ann vote Bob
      Bob vote -
      Cid vote Bob
    voting 1
      Dee vote -
    > Bob died by vote
    night 1
    `,
  );
});

test.each([
  ['most votes', ['Eve vote Ann', 'Fay vote Ann', 'Gus vote Eve'], 'Ann'],
  ['a single vote against many abstentions', ['Eve vote Cid', 'Fay vote -', 'Gus vote -', 'Dee vote -'], 'Cid'],
])('4.5 %s: eliminated', (_, votes, out) => {
  play(
    rules,
    seven,
    `
      hasten
      ${votes.join('\n')}
      time
    > "The village has spoken! ${out} has been eliminated."
    > ${out} died by vote
    `,
  );
});

test.each([
  ['two with two votes each', ['Ann vote Eve', 'Bob vote Eve', 'Eve vote Ann', 'Fay vote Ann'], 'The vote was tied.'],
  ['two with one vote each', ['Eve vote Cid', 'Cid vote Eve', 'Fay vote -'], 'The vote was tied.'],
  ['no votes', [], 'No votes were cast.'],
  ['abstentions only', ['Eve vote -', 'Cid vote -'], 'No votes were cast.'],
])('4.6, 4.7 %s: no one is eliminated, and why', (_, votes, why) => {
  play(
    rules,
    seven,
    `
      hasten
      ${votes.join('\n')}
      time
    > "${why} No one was eliminated."
    ~ "The village has spoken
    night 1
    `,
  );
});

test('4.8 the count is shown to everyone', () => {
  play(
    rules,
    seven,
    `
      hasten
      Eve vote Ann
      Fay vote Ann
      Gus vote -
      time
    > counted vote: Eve>Ann Fay>Ann Gus>-
    > "The village has spoken! Ann has been eliminated."
    `,
  );
});

test('3.4 the words on the screens', () => {
  const { screen, cards } = rulesOf(classic).allWords;
  expect([...Object.values(screen ?? {}), cards.vote?.pass]).toEqual([
    'Start Game',
    'Start Vote',
    'Waiting for night to end...',
    'Return to Lobby',
    'Abstain',
  ]);
});
