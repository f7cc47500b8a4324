import { play, rulesOf } from '@moonrise/engine/testing';
import { test } from 'vitest';
import { classic } from '../index.ts';
import { seven } from '../testing.ts';

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
