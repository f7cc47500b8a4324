import { expect, test } from 'vitest';
import { type Experiment, setUp, tallyOf } from '../games/experiment.ts';
import { carryOut } from './index.ts';

const bots = { village: 'random', wolves: 'random' };
const experiment: Experiment = { rules: 'classic', options: {}, players: 6, seed: 'orders', bots };

test('a piece takes about its time, and plays at least one game', () => {
  const played = carryOut({ order: 'play', asked: { experiment, from: 7, ms: 0 } });
  const setup = setUp(experiment);
  expect(played).toEqual(setup.ok && tallyOf(setup, 7, 8));
  expect(carryOut({ order: 'play', asked: { experiment, from: 7, ms: 250 } })).toMatchObject({
    games: expect.toSatisfy((games: number) => games > 1),
  });
});

test('an unplayable deck is refused, not thrown', () => {
  expect(
    carryOut({ order: 'play', asked: { experiment: { ...experiment, players: 99 }, from: 0, ms: 0 } }),
  ).toMatchObject({
    ok: false,
    code: 'bad_players',
  });
});

test('swaps are listed', () => {
  expect(carryOut({ order: 'swaps', asked: { experiment, stronger: 'town' } })).toContainEqual({
    out: 'villager',
    into: 'werewolf',
  });
  expect(carryOut({ order: 'plainSwaps', asked: experiment })).toContainEqual({ out: 'seer', into: 'villager' });
});

test('requests and answers can be cloned', () => {
  const answer = carryOut({ order: 'play', asked: { experiment, from: 0, ms: 0 } });
  expect(structuredClone(answer)).toEqual(answer);
});
