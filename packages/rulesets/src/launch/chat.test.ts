import { play, rulesOf } from '@moonrise/engine/testing';
import { test } from 'vitest';
import { launch } from './index.ts';
import { nine } from './testing.ts';

const rules = rulesOf(launch);

test('8.1 the village talks by day and is silent at night', () => {
  play(
    rules,
    nine,
    `
      ! Fay say "hello": The village chat is closed now
      time
    day 1
      Fay say "hello"
    > Fay said "hello" in global
    `,
  );
});

test('8.1 no living player talks during a revenge', () => {
  play(
    rules,
    nine,
    `
      Ann kill Eve
      time
    hunter_revenge 1
      ! Fay say "do not shoot": The village chat is closed now
      ! Ann say "ouch"
    `,
  );
});

test('8.2 the pack talks at night, and the dead of it only read', () => {
  play(
    rules,
    nine,
    `
      Ann say "Fay?"
    > Ann said "Fay?" in wolves (to Ann, Bob)
      time
    day 1
      ? Ann: vote say
      Ann say "good morning"
    > Ann said "good morning" in global
      Fay vote Ann
      time
    night 2
      Bob say "I miss you"
    > Bob said "I miss you" in wolves (to Ann, Bob)
      Ann say "so do I"
    > Ann said "so do I" in dead (to Ann)
    `,
  );
});

test('8.3 the dead talk to the dead, by night and by day', () => {
  play(
    rules,
    nine,
    `
      Ann kill Fay
      time
      Fay say "it was dark"
    > Fay said "it was dark" in dead (to Fay)
      Gus vote Hal
      time
    night 2
      Hal say "you too?"
    > Hal said "you too?" in dead (to Fay, Hal)
    `,
  );
});

test.each([
  ['nothing', '', false],
  ['blanks', '   ', false],
  ['one character', '!', true],
  ['500 characters', 'x'.repeat(500), true],
  ['501 characters', 'x'.repeat(501), false],
])('8.4 a message of %s', (_, text, isTaken) => {
  play(rules, nine, `time\n${isTaken ? '' : '! '}Fay say "${text}"`);
});
