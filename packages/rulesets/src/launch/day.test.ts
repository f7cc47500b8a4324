import { play, rulesOf } from '@moonrise/engine/testing';
import { test } from 'vitest';
import { launch } from './index.ts';
import { five, nine } from './testing.ts';

const rules = rulesOf(launch);

test('4.1 a death in the night is told to everyone', () => {
  play(
    rules,
    five,
    `
      Ann kill Bob
    > Bob died by kill
    > "Bob was killed during the night"
    ~ "The village wakes up
    day 1
    `,
  );
});

test.each([
  ['no one was attacked', ''],
  ['the pack was split', 'Ann kill Fay\nBob kill Gus'],
  ['the victim was protected', 'Ann kill Fay\nDee save Fay'],
])('4.2 everyone hears the same when %s', (_, choices) => {
  play(
    rules,
    nine,
    `
      ${choices}
      time
    > "The village wakes up... No one died last night!"
    ~ "Someone was attacked
    day 1
    `,
  );
});

test('3.13, 4.2 protection before the attack, the result after it', () => {
  play(
    rules,
    nine,
    `
      Cid scan Ann
      Ann kill Fay
      Bob kill Fay
      Dee save Fay
    > Dee did save Fay (to Dee)
    > "The village wakes up... No one died last night!"
    > "Ann shows as: Werewolf." (to Cid)
    > closed
    `,
  );
});

test('4.3 one votes for another who lives', () => {
  play(
    rules,
    five,
    `
      ! Bob vote Ann
      Ann kill Eve
    day 1
      ? Bob vote: Ann Cid Dee
      ! Bob vote Bob: You may vote for Ann, Cid or Dee.
      ! Bob vote Eve
      ! Bob vote -
    `,
  );
});

test('4.4 votes are seen by everyone as they are cast and changed', () => {
  play(
    rules,
    five,
    `
      time
      Bob vote Ann
    > Bob chose vote Ann
      Bob vote Cid
    > Bob chose vote Cid
    `,
  );
});

test('4.5 the day ends with the last vote', () => {
  play(
    rules,
    five,
    `
      Ann kill Eve
    day 1
      Ann vote Bob
      Bob vote Ann
      Cid vote Bob
    day 1
      Dee vote Bob
    > Bob died by vote
    `,
  );
});

test.each([
  ['most votes', ['Bob vote Ann', 'Cid vote Ann', 'Dee vote Eve'], 'Ann'],
  ['a single vote', ['Bob vote Cid'], 'Cid'],
])('4.6 %s: eliminated', (_, votes, out) => {
  play(
    rules,
    five,
    `
      time
      ${votes.join('\n')}
      time
    > "The village has spoken! ${out} has been eliminated."
    > ${out} died by vote
    `,
  );
});

test.each([
  ['two with two votes each', ['Ann vote Bob', 'Bob vote Ann', 'Cid vote Bob', 'Dee vote Ann'], 'The vote was tied.'],
  ['two with one vote each', ['Bob vote Cid', 'Cid vote Bob'], 'The vote was tied.'],
  ['no votes', [], 'No votes were cast.'],
])('4.7, 4.8 %s: no one is eliminated, and why', (_, votes, why) => {
  play(
    rules,
    five,
    `
      time
      ${votes.join('\n')}
      time
    > "${why} No one was eliminated."
    ~ "The village has spoken
    night 2
    `,
  );
});

test('4.9 the count is shown to everyone', () => {
  play(
    rules,
    five,
    `
      time
      Bob vote Ann
      Cid vote Ann
      Dee vote Bob
      time
    > counted vote: Bob>Ann Cid>Ann Dee>Bob
    > "The village has spoken! Ann has been eliminated."
    `,
  );
});
