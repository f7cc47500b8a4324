import { test } from 'vitest';
import { round } from '../testing.ts';

const cast = { Ann: 'werewolf', Bob: 'witch', Cid: 'villager', Dee: 'villager', Eve: 'villager', Fay: 'villager' };

test('10.10 one potion heals, once in the game', () => {
  round(
    cast,
    `
      ? Bob heal: Ann Bob Cid Dee Eve Fay
      Bob heal Cid
      Bob poison -
      Ann kill Cid
    > "The village wakes up... No one died last night!"
    ~ Cid died
    day 1
      time
    night 2
      ? Bob: poison
    `,
  );
});

test('10.11 the other kills, whatever protects', () => {
  round(
    cast,
    `
      ? Bob poison: Ann Cid Dee Eve Fay
      Bob heal Dee
      Bob poison Dee
      Ann kill Dee
    > "Dee was found poisoned."
    > Dee died by poison
    day 1
      time
      ? Bob: -
    `,
  );
});

test('10.11 a victim of the pack is not poisoned as well', () => {
  round(
    cast,
    `
      Bob heal -
      Bob poison Dee
      Ann kill Dee
    > Dee died by kill
    ~ Dee died by poison
    ~ "Dee was found poisoned."
    `,
  );
});

test('10.12, 10.4 the night waits for both potions, and either can be kept', () => {
  round(
    cast,
    `
      Ann kill Cid
      Bob heal -
    night 1
      Bob poison -
    > Cid died by kill
    day 1
      time
      ? Bob: heal poison
    `,
  );
});

test('10.13 in a night that takes somebody nobody is told that no one died', () => {
  round(
    cast,
    `
      Bob poison Dee
      time
    > "The pack could not agree: nobody was attacked." (to Ann)
    ~ "The village wakes up... No one died last night!"
    > "Dee was found poisoned."
    `,
  );
});
