import { expect, test } from 'vitest';
import { play } from '../testing/transcript.ts';
import { village } from '../testing/village.ts';
import { promptsOf } from './prompts.ts';

const cast = { Ann: 'wolf', Bob: 'wolf', Cid: 'seer', Dee: 'villager', Eve: 'villager', Fay: 'villager' };

test('an offer says whether it can be taken back; a message is no choice', () => {
  const { game } = play(village, cast, 'time\nday 1');
  const offers = promptsOf(game, 2).flatMap((prompt) => prompt.offers);
  expect(offers.map(({ act, final }) => [act, final])).toEqual([
    ['vote', undefined],
    ['lot', true],
    ['say', undefined],
  ]);
});
