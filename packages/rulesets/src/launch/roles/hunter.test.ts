import { play, rulesOf } from '@moonrise/engine/testing';
import { test } from 'vitest';
import { launch } from '../index.ts';
import { nine } from '../testing.ts';

const rules = rulesOf(launch);
const killed = `
      Ann kill Eve
      time
    > Eve died by kill
    > "🏹 The Hunter has fallen! With their dying breath, they take aim..."
    hunter_revenge 1`;
const eliminated = `
      time
    day 1
      Ann vote Eve
      time
    > Eve died by vote
    > "🏹 The Hunter has fallen! With their dying breath, they take aim..."
    hunter_revenge 1`;

test.each([
  ['by the pack', killed, 'day 1'],
  ['by the vote', eliminated, 'night 2'],
])('5.1, 5.3, 5.5 a Hunter killed %s shoots, and the game goes on', (_, death, next) => {
  play(
    rules,
    nine,
    `
    ${death}
      Eve revenge Bob
    > "🏹 Eve's final shot strikes Bob!"
    > Bob died by revenge
    ${next}
    `,
  );
});

test('5.2 only the Hunter chooses, among the living', () => {
  play(
    rules,
    nine,
    `
    ${killed}
      ? Eve revenge: Ann Bob Cid Dee Fay Gus Hal Ian
      ? Eve: revenge say
      ! Eve revenge Eve
      ! Ann revenge Fay
      ! Ann vote Fay
      ! Ann kill Fay
      ? Fay: -
    `,
  );
});

test('5.3 no Doctor helps against the shot', () => {
  play(
    rules,
    nine,
    `
      Dee save Fay
    ${killed}
      Eve revenge Fay
    > Fay died by revenge
    `,
  );
});

test.each([
  ['passes', 'Eve revenge -'],
  ['lets the time pass', 'time'],
])('5.4 a Hunter who %s shoots no one', (_, move) => {
  play(
    rules,
    nine,
    `
    ${killed}
      ${move}
    > "The Hunter's aim falters... no shot was fired."
    day 1
    `,
  );
});

const two = rulesOf(launch, { roles: { werewolf: 1, hunter: 2, villager: 3 } });
const hunters = {
  Ann: 'werewolf',
  Eve: 'hunter',
  Fay: 'hunter',
  Gus: 'villager',
  Hal: 'villager',
  Ian: 'villager',
};

test('5.6 a Hunter shot by a Hunter does not answer', () => {
  play(
    two,
    hunters,
    `
      Ann kill Eve
    hunter_revenge 1
      Eve revenge Fay
    > Fay died by revenge
    ~ "🏹 The Hunter has fallen
    day 1
    `,
  );
});

test('5.7 that the Hunter has fallen is told, the card is not shown', () => {
  play(
    rules,
    nine,
    `
      Ann kill Eve
      time
    > "🏹 The Hunter has fallen! With their dying breath, they take aim..."
    ~ Eve is hunter
    `,
  );
});
