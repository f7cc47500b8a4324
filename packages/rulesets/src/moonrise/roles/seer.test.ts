import { test } from 'vitest';
import { round, seven, twelve } from '../testing.ts';

test('6.1 the Seer scans one other living player', () => {
  round(
    seven,
    `
      ? Cid: scan
      ? Cid scan: Ann Bob Dee Eve Fay Gus
      ! Cid scan Cid
      ! Cid scan -
      Ann kill Gus
      time
      time
      time
    night 2
      ? Cid scan: Ann Bob Dee Eve Fay
    `,
  );
});

test('6.2 the result comes with the day, to the Seer alone', () => {
  round(
    seven,
    `
      Cid scan Ann
    > Cid chose scan Ann (to Cid)
    ~ "Your scan
      time
    > Cid did scan Ann (to Cid)
    > closed
    > day 1
    > "Your scan of Ann shows: Werewolf." (to Cid)
      time
      time
    night 2
      time
    ~ "Your scan
    `,
  );
});

test.each([
  ['Ann', 'Werewolf'], // Kitten Wolf
  ['Bob', 'Werewolf'], // Shadow Wolf
  ['Dee', 'Villager'],
  ['Eve', 'Villager'],
  ['Fay', 'Villager'],
  ['Gus', 'Villager'],
  ['Hal', 'Villager'], // Revenant
  ['Ivy', 'Villager'],
])('6.3 %s shows as %s', (name, shown) => {
  round(
    twelve,
    `
      Cid scan ${name}
      time
    > "Your scan of ${name} shows: ${shown}." (to Cid)
    `,
  );
});

test('6.3 a Revenant who has absorbed a wolf shows as one', () => {
  round(
    { ...twelve, Kim: 'wolf' },
    `
      time
    day 1
      Eve shoot Kim
      time
      time
    night 2
      Hal absorb Kim
      Cid scan Hal
      time
    > "Your scan of Hal shows: Werewolf." (to Cid)
    `,
  );
});

test('6.4 a player who is bitten in the night of the scan shows as a werewolf', () => {
  round(
    twelve,
    `
      Cid scan Ivy
      Ann convert Ivy
      time
    > "Your scan of Ivy shows: Werewolf." (to Cid)
    `,
  );
});

test('6.5 a Seer killed that night still learns the result', () => {
  round(
    seven,
    `
      Ann kill Cid
      Bob kill Cid
      Cid scan Bob
      time
    > Cid died by kill
    > day 1
    > "Your scan of Bob shows: Werewolf." (to Cid)
    `,
  );
});

test('6.5 the result waits until a revenge is over', () => {
  round(
    seven,
    `
      Ann kill Fay
      Cid scan Fay
      time
    ~ "Your scan
    hunter_revenge 1
      Fay revenge Cid
    > Cid died by revenge
    > day 1
    > "Your scan of Fay shows: Villager." (to Cid)
    `,
  );
});

test('6.9 every Seer has a scan of their own', () => {
  round(
    { ...seven, Gus: 'seer' },
    `
      Cid scan Ann
      Gus scan Dee
      time
    > "Your scan of Ann shows: Werewolf." (to Cid)
    > "Your scan of Dee shows: Villager." (to Gus)
    `,
  );
});
