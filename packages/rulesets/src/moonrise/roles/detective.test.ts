import { test } from 'vitest';
import { round, twelve } from '../testing.ts';

test('6.6 the Detective compares two different living players and may be one of them', () => {
  round(
    twelve,
    `
      ? Fay investigate: Ann Bob Cid Dee Eve Fay Gus Hal Ivy Jon Kim Leo
      ! Fay investigate Ann: You may compare 2 of
      ! Fay investigate Ann Ann
      ! Fay investigate Ann Bob Cid
      Fay investigate Fay Ann
      Ann kill Ivy
      Bob kill Ivy
      time
    > "You compared Fay and Ann: Different Teams." (to Fay)
      time
      time
    night 2
      ? Fay investigate: Ann Bob Cid Dee Eve Fay Gus Hal Jon Kim Leo
    `,
  );
});

test('6.7 the answer comes with the day, to the Detective alone, also to a dead one', () => {
  round(
    twelve,
    `
      Fay investigate Cid Dee
      Ann kill Fay
      Bob kill Fay
      time
    > Fay died by kill
    > day 1
    > "You compared Cid and Dee: Same Team." (to Fay)
      time
      time
      time
    ~ "You compared
    `,
  );
});

test.each([
  ['Ann', 'Bob', 'Same Team'], // two wolves
  ['Cid', 'Ivy', 'Same Team'],
  ['Ivy', 'Hal', 'Same Team'], // Villager and Revenant
  ['Ann', 'Ivy', 'Different Teams'],
  ['Bob', 'Hal', 'Different Teams'],
])('6.8 %s and %s: %s', (one, other, answer) => {
  round(
    twelve,
    `
      Fay investigate ${one} ${other}
      time
    > "You compared ${one} and ${other}: ${answer}." (to Fay)
    `,
  );
});

test('6.8 a player who is bitten in that night is compared as a wolf', () => {
  round(
    twelve,
    `
      Fay investigate Ann Ivy
      Ann convert Ivy
      time
    > "You compared Ann and Ivy: Same Team." (to Fay)
    `,
  );
});
