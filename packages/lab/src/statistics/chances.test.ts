import { expect, test } from 'vitest';
import { setUp, tallyOf } from '../games/experiment.ts';
import { chanceOf, chancesOf, differenceOf, marginOf } from './chances.ts';

test('after one game the interval is nearly everything', () => {
  const { share, middle, margin } = chanceOf(1, 1);
  expect(share).toBe(1);
  expect(middle - margin).toBeCloseTo(0.2065, 3);
  expect(middle + margin).toBe(1);
});

test('after many games the chance is the counted share', () => {
  const { middle, margin } = chanceOf(540, 1000);
  expect(middle).toBeCloseTo(0.54, 2);
  expect(margin).toBeCloseTo(0.031, 3);
  expect(chanceOf(0, 0)).toMatchObject({ share: 0, middle: 0.5, margin: 0.5 });
});

test('a difference has a wider margin than either chance', () => {
  const { points, margin } = differenceOf(chanceOf(60, 100), chanceOf(45, 100));
  expect(points).toBeCloseTo(0.15);
  expect(margin).toBeGreaterThan(chanceOf(60, 100).margin);
});

test('every side has a chance, and so has "none"', () => {
  const bots = { village: 'random', wolves: 'random' };
  const setup = setUp({ rules: 'one-night', options: {}, players: 3, seed: 'sides', bots });
  if (!setup.ok) throw new Error(setup.message);
  const tally = tallyOf(setup, 0, 40);
  const chances = chancesOf(tally);
  expect(chances.map(({ team }) => team)).toEqual([...Object.keys(tally.wins)]);
  expect(chances.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(marginOf(tally)).toBe(Math.max(...chances.map(({ margin }) => margin)));
});
