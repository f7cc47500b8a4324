import { expect, test } from 'vitest';
import { play } from '../testing/transcript.ts';
import { village } from '../testing/village.ts';
import { locksOf, promptsOf } from './prompts.ts';
import { reason } from './words.ts';

const cast = { Ann: 'wolf', Bob: 'seer', Cid: 'villager', Dee: 'villager', Eve: 'villager' };
const shut = (script: string, seat: number) => {
  const { game } = play(village, cast, script);
  return locksOf(game, seat, promptsOf(game, seat)).map(({ slot, why, about }) => {
    return `${slot}: ${reason(game, { key: why, about })}`;
  });
};

test('what a seat has in a phase and cannot do now is shut, with the reason', () => {
  expect(shut('night 1', 2)).toEqual(['global: The village chat is locked now; it opens again by day.']);
  expect(shut('Ann kill Cid\n Bob scan Ann\n day 1', 2)).toEqual([
    'vote: The dead have no vote.',
    'global: The dead cannot speak to the living; they have a channel of their own.',
  ]);
});

test('what is open is not shut; nor is what no reason is given for', () => {
  expect(shut('Ann kill Cid\n Bob scan Ann\n day 1', 3)).toEqual([]);
  expect(shut('night 1', 0)).toEqual(shut('night 1', 2)); // the pack's own slot is open
});

test('nothing is shut to somebody who has no seat, nor when the game is over', () => {
  expect(shut('night 1', 99)).toEqual([]);
  const over = 'Ann kill Cid\n Bob scan Ann\n day 1\n Ann vote Bob\n Bob vote Ann\n Dee vote Ann\n Eve vote Ann';
  expect(shut(over, 2)).toEqual([]);
});
