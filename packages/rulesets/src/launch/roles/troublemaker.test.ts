import { test } from 'vitest';
import { round } from '../testing.ts';

const cast = {
  Ann: 'werewolf',
  Bob: 'troublemaker',
  Cid: 'villager',
  Dee: 'villager',
  Eve: 'villager',
  Fay: 'villager',
  Gus: 'villager',
};

test('10.18, 10.4 the night waits for trouble or quiet, until trouble has come', () => {
  round(
    cast,
    `
      ? Bob: hush stir
      Ann kill Cid
    night 1
      Bob hush
    > Bob chose hush (to Bob)
    day 1
      time
      ? Bob: hush stir
    `,
  );
});

test('10.19 on the day after it the village votes twice', () => {
  round(
    cast,
    `
      Ann kill Cid
      Bob stir
    > "Trouble is brewing: on this day the village votes twice."
    day 1
      Dee vote Eve
      time
    > Eve died by vote
    > day 1.2
    day 1
      Dee vote Fay
      time
    > Fay died by vote
    night 2
      ? Bob: -
    `,
  );
});

test('10.19 unless the game is over', () => {
  round(
    cast,
    `
      Ann kill Cid
      Bob stir
      Dee vote Ann
      time
    > ended: town by wolves_gone
    `,
  );
});
