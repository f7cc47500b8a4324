import { play, rulesOf } from '@moonrise/engine/testing';
import { test } from 'vitest';
import { launch } from '../index.ts';
import { five, nine } from '../testing.ts';

const rules = rulesOf(launch);
const three = rulesOf(launch, { roles: { werewolf: 3, villager: 5 } });
const pack = {
  Ann: 'werewolf',
  Bob: 'werewolf',
  Cid: 'werewolf',
  Dee: 'villager',
  Eve: 'villager',
  Fay: 'villager',
  Gus: 'villager',
  Hal: 'villager',
};

test('3.1 the pack sees its choices live, and no one else does', () => {
  play(
    rules,
    nine,
    `
      ? Ann kill: Cid Dee Eve Fay Gus Hal Ian
      ! Ann kill Bob: You may hunt Cid, Dee, Eve, Fay, Gus, Hal or Ian.
      ! Ann kill Ann
      ! Ann kill -
      Ann kill Fay
    > Ann chose kill Fay (to Ann, Bob)
      Bob kill Gus
    > Bob chose kill Gus (to Ann, Bob)
      Bob kill Fay
    > Bob chose kill Fay (to Ann, Bob)
    `,
  );
});

test('3.1 a dead Werewolf still sees what the pack chooses', () => {
  play(
    rules,
    nine,
    `
      time
      Fay vote Ann
      time
    > Ann died by vote
    night 2
      Bob kill Fay
    > Bob chose kill Fay (to Ann, Bob)
    `,
  );
});

test('3.2 the night waits until the pack agrees', () => {
  play(
    rules,
    nine,
    `
      Cid scan Ann
      Dee save Dee
      Ann kill Fay
      Bob kill Gus
    night 1
      Bob kill Fay
    > Fay died by kill
    day 1
    `,
  );
});

test('3.2 the night waits for the Seer and the Doctor', () => {
  play(
    rules,
    nine,
    `
      Ann kill Fay
      Bob kill Fay
    night 1
      Cid scan Ann
    night 1
      Dee save Dee
    day 1
    `,
  );
});

test('3.2 the night does not wait for the dead', () => {
  play(
    rules,
    nine,
    `
      Ann kill Dee
      time
      Fay vote Bob
      time
    night 2
      Ann kill Fay
      Cid scan Ann
    day 2
    `,
  );
});

test('3.2 a lone Werewolf decides alone', () => {
  play(
    rules,
    five,
    `
      Ann kill Bob
    > Bob died by kill
    day 1
    `,
  );
});

test('3.3 when the time is up most votes decide', () => {
  play(
    three,
    pack,
    `
      Ann kill Dee
      Bob kill Eve
      Cid kill Eve
    night 1
      time
    > Eve died by kill
    ~ "The pack could not agree
    `,
  );
});

test('3.3 Werewolves who have not chosen do not count', () => {
  play(
    three,
    pack,
    `
      Ann kill Dee
      time
    > Dee died by kill
    `,
  );
});

test('3.4 a tie attacks no one, and the pack alone is told', () => {
  play(
    three,
    pack,
    `
      Ann kill Dee
      Bob kill Eve
      time
    > "The pack could not agree: no one was attacked." (to Ann, Bob, Cid)
    ~ Dee died
    ~ Eve died
    day 1
    `,
  );
});

test('3.5 without a choice no one is attacked', () => {
  play(
    rules,
    nine,
    `
      time
    > "The pack could not agree: no one was attacked." (to Ann, Bob)
    > "The village wakes up... No one died last night!"
    day 1
    `,
  );
});
