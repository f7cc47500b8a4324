import { test } from 'vitest';
import { round } from '../testing.ts';

const cast = {
  Ann: 'wolf',
  Bob: 'troublemaker',
  Cid: 'villager',
  Dee: 'villager',
  Eve: 'villager',
  Fay: 'villager',
  Gus: 'villager',
};

test('18.18, 18.4 the night waits for trouble or quiet, until trouble has come', () => {
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
      time
      ? Bob: hush stir
    `,
  );
});

test('18.19 on the day after it the village votes twice', () => {
  round(
    cast,
    `
      Ann kill Cid
      Bob stir
    > "Trouble is brewing: on this day the village votes twice."
    day 1
      time
    voting 1
      Ann vote Eve
      Bob vote Eve
      Dee vote Eve
      Gus vote Eve
      time
    > Eve died by vote
    > voting 1.2
    voting 1
      Ann vote Fay
      Bob vote Fay
      Dee vote Fay
      time
    > Fay died by vote
    night 2
      ? Bob: -
    `,
  );
});

test('18.19 unless the game is over', () => {
  round(
    cast,
    `
      Ann kill Cid
      Bob stir
      time
      Bob vote Ann
      Dee vote Ann
      Eve vote Ann
      Fay vote Ann
      time
    > ended: good by wolves_gone
    `,
  );
});
