import { test } from 'vitest';
import { nine, round } from '../testing.ts';

test('3.12 Villagers and the Hunter sleep at night, and vote by day', () => {
  round(
    nine,
    `
    night 1
      ? Fay: -
      ? Eve: -
      ! Fay kill Ann: Wait: there is nothing for you to do in this phase (Night).
      ! Eve revenge Ann
      time
    day 1
      ? Fay: vote say
      ? Eve: vote say
    `,
  );
});
