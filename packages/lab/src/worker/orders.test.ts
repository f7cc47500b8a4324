import { expect, test } from 'vitest';
import { type Experiment, setUp, tallyOf } from '../experiment.ts';
import { carryOut } from './index.ts';

const bots = { village: 'random', wolves: 'random' };
const experiment: Experiment = { rules: 'classic', options: {}, players: 6, seed: 'orders', bots };

test('a piece is played for about its time, at least one game of it', () => {
  const played = carryOut({ order: 'play', asked: { experiment, from: 7, ms: 0 } });
  const setup = setUp(experiment);
  expect(played).toEqual(setup.ok && tallyOf(setup, 7, 8));
  expect(carryOut({ order: 'play', asked: { experiment, from: 7, ms: 250 } })).toMatchObject({
    games: expect.toSatisfy((games: number) => games > 1),
  });
});

test('what cannot be played is refused, not thrown', () => {
  expect(
    carryOut({ order: 'play', asked: { experiment: { ...experiment, players: 99 }, from: 0, ms: 0 } }),
  ).toMatchObject({
    ok: false,
    code: 'bad_players',
  });
});

test('exchanges are told', () => {
  expect(carryOut({ order: 'swaps', asked: { experiment, stronger: 'town' } })).toContainEqual({
    out: 'villager',
    into: 'werewolf',
  });
  expect(carryOut({ order: 'plainSwaps', asked: experiment })).toContainEqual({ out: 'seer', into: 'villager' });
});

test('orders and answers can be sent to a worker and back', () => {
  const answer = carryOut({ order: 'play', asked: { experiment, from: 0, ms: 0 } });
  expect(structuredClone(answer)).toEqual(answer);
});
