import { expect, test } from 'vitest';
import { newCode } from '../rooms/access/codes.ts';
import { newPlayerId, newToken } from '../rooms/access/tokens.ts';
import { fixChance } from './fixed-chance.ts';

function drawn(name: string): readonly string[] {
  fixChance(name);
  return [newCode(4), newToken(), newPlayerId(), newToken()];
}

test('the same name draws the same values, another name draws others', () => {
  const first = drawn('first');
  expect(new Set(first).size).toBe(4);
  expect(drawn('second').filter((one) => first.includes(one))).toEqual([]);
  expect(drawn('first')).toEqual(first);
});
