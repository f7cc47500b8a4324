import type { Event } from '@moonrise/engine';
import { expect, test } from 'vitest';
import { heldLives } from './held-lives.ts';

const log = (['died', 'died', 'revived'] as const).map((type, i) => ({
  at: 0,
  row: i,
  event: { type, seat: i === 0 ? 4 : 2, cause: 'vote', to: 'all' } as unknown as Event,
}));

test('a house stays as it was until its death has been staged', () => {
  expect(heldLives(log, null)).toEqual(new Map());
  expect(heldLives(log, 3)).toEqual(new Map());
  expect(heldLives(log, 2)).toEqual(new Map([[2, false]]));
  expect(heldLives(log, 0)).toEqual(
    new Map([
      [4, true],
      [2, true],
    ]),
  );
});
