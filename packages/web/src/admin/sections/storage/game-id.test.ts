import { expect, test } from 'vitest';
import { gameIdIn } from './game-id.ts';

test.each([
  ['01JGFYB6Z7T1Q5K2V8N3M4P5R7', '01JGFYB6Z7T1Q5K2V8N3M4P5R7'],
  [' https://play.example.org/games/01JGFYB6Z7T1Q5K2V8N3M4P5R7?seat=2 ', '01JGFYB6Z7T1Q5K2V8N3M4P5R7'],
  ['https://play.example.org/games/01JGFYB6Z7T1Q5K2V8N3M4P5R7/', '01JGFYB6Z7T1Q5K2V8N3M4P5R7'],
  ['', undefined],
  ['K7QM', undefined],
  ['two words here', undefined],
])('the game of "%s" is %s', (typed, id) => {
  expect(gameIdIn(typed)).toBe(id);
});
