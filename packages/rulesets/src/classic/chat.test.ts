import { play, rulesOf } from '@moonrise/engine/testing';
import { test } from 'vitest';
import { classic } from './index.ts';
import { seven } from './testing.ts';

const rules = rulesOf(classic);

test('8.1 the village talks in day and voting and is silent at night', () => {
  play(
    rules,
    seven,
    `
    day 1
      Eve say "hello"
    > Eve said "hello" in global
      hasten
    voting 1
      Ann say "it was Eve"
    > Ann said "it was Eve" in global
      time
    night 1
      ! Eve say "hello": The village chat is closed now
    `,
  );
});

test('8.2 the pack talks at night, and the dead of it only read', () => {
  play(
    rules,
    seven,
    `
      hasten
      Eve vote Ann
      time
    night 1
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
    seven,
    `
      hasten
      Eve vote Fay
      time
    night 1
      Fay say "it was light"
    > Fay said "it was light" in dead (to Fay)
      Ann kill Gus
      time
    day 2
      Gus say "it was dark"
    > Gus said "it was dark" in dead (to Fay, Gus)
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
  play(rules, seven, `${isTaken ? '' : '! '}Eve say "${text}"`);
});
