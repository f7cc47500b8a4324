import { play, rulesOf } from '@moonrise/engine/testing';
import { test } from 'vitest';
import { seven } from '../cast.ts';
import { classic } from '../index.ts';

test('5.13 Villagers wait at night', () => {
  play(
    rulesOf(classic),
    seven,
    `
      hasten
      ? Eve: vote say
      time
    night 1
      ? Eve: -
      ! Eve kill Ann: Wait: there is nothing for you to do in this phase (Night).
    `,
  );
});
