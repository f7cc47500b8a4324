import { expect, test } from 'vitest';
import { personaOf } from './personas.ts';

test('a seat keeps its persona for a game, and seats differ', () => {
  expect(personaOf('seed', 3)).toBe(personaOf('seed', 3));
  let same = 0;
  for (let game = 0; game < 200; game++)
    same += 12 - new Set(Array.from({ length: 12 }, (_, seat) => personaOf(`${game}`, seat))).size;
  expect(same / 200).toBeLessThan(0.2); // of twelve at a table
});
