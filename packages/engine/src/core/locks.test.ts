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

test('an act that a seat cannot do now is closed, with the reason', () => {
  expect(shut('night 1', 2)).toEqual(['global: The village chat is closed now. It opens again by day.']);
  expect(shut('Ann kill Cid\n Bob scan Ann\n day 1', 2)).toEqual([
    'vote: The dead cannot vote.',
    'global: The dead cannot talk to the living. They have their own channel.',
  ]);
});

test('an open act is not closed, nor is one without a reason', () => {
  expect(shut('Ann kill Cid\n Bob scan Ann\n day 1', 3)).toEqual([]);
  expect(shut('night 1', 0)).toEqual(shut('night 1', 2)); // the pack's own slot is open
});

test('nothing is closed to a spectator, nor when the game is over', () => {
  expect(shut('night 1', 99)).toEqual([]);
  const over = 'Ann kill Cid\n Bob scan Ann\n day 1\n Ann vote Bob\n Bob vote Ann\n Dee vote Ann\n Eve vote Ann';
  expect(shut(over, 2)).toEqual([]);
});
