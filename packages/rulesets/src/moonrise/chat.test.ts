import { test } from 'vitest';
import { round, seven, twelve } from './testing.ts';

test('14.1 the village writes by day and in the voting', () => {
  round(
    seven,
    `
    night 1
      ? Gus: -
      ! Gus say "hello": The village chat is closed now. It opens again by day.
      time
    day 1
      Gus say "hello"
    > Gus said "hello" in global
      time
    voting 1
      Ann say "I am innocent"
    > Ann said "I am innocent" in global
    `,
  );
});

test('14.1 no one writes to the village in a revenge, and the dead never do', () => {
  round(
    seven,
    `
      Ann kill Fay
      time
    hunter_revenge 1
      ? Gus: -
      ! Gus say "not me"
      Fay revenge Gus
    day 1
      Gus say "why me?"
    > Gus said "why me?" in dead (to Fay, Gus)
    `,
  );
});

test('14.2 the pack writes at night only', () => {
  round(
    twelve,
    `
      Ann say "Cid?"
    > Ann said "Cid?" in wolves (to Ann, Bob)
      Ann kill Gus
      Bob kill Gus
      time
    hunter_revenge 1
      ? Ann: -
      Gus revenge -
    day 1
      ? Ann: say
      Ann say "good morning"
    > Ann said "good morning" in global
      time
    voting 1
      ? Ann: say vote
      Ann say "let us vote"
    > Ann said "let us vote" in global
    `,
  );
});

test('14.2 dead wolves read and do not write, the bitten read from then on', () => {
  round(
    { ...twelve, Leo: 'wolf' },
    `
      Ann say "one"
    > Ann said "one" in wolves (to Ann, Bob, Leo)
      Ann convert Jon
      time
      Eve shoot Leo
      time
      time
    night 2
      Jon say "two"
    > Jon said "two" in wolves (to Ann, Bob, Jon, Leo)
      Leo say "three"
    > Leo said "three" in dead (to Leo)
    `,
  );
});

test('14.3 the dead write to the dead at any time', () => {
  round(
    seven,
    `
      Ann kill Gus
      time
    day 1
      Gus say "day"
    > Gus said "day" in dead (to Gus)
      time
    voting 1
      Gus say "voting"
    > Gus said "voting" in dead (to Gus)
      time
    night 2
      Gus say "night"
    > Gus said "night" in dead (to Gus)
      Ann kill Fay
      time
    hunter_revenge 2
      Gus say "revenge"
    > Gus said "revenge" in dead (to Fay, Gus)
    `,
  );
});

test('14.4 a message has 1 to 500 characters', () => {
  round(
    seven,
    `
      time
      Gus say "${'x'.repeat(500)}"
      ! Gus say "${'x'.repeat(501)}": at most 500 characters
      ! Gus say "  ": Write something
    `,
  );
});
