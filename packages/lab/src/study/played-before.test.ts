import { rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { type Experiment, setUp, tallyOf } from '../games/experiment.ts';
import { playPiece } from './piece.ts';
import { playedBefore } from './played-before.ts';
import { usualFigures } from './usual-figures.ts';

const bots = { village: 'standard', wolves: 'standard' };
const tableOf = (name: string): Experiment => {
  const [rules = '', players] = name.split(' ');
  return { rules, players: Number(players), options: {}, seed: usualFigures.seed, bots };
};
const names = Object.keys(usualFigures.tables);
const isLong = process.env.MOONRISE_LONG !== undefined; // all of them take a quarter of an hour

test.each(isLong ? names : ['one-night 3'])('%s: playing the games again counts the same', (name) => {
  const experiment = tableOf(name);
  const setup = setUp(experiment);
  if (!setup.ok) throw new Error(setup.message);
  const before = playedBefore(experiment);
  expect(before, 'if bots play otherwise on purpose: node bench/usual-figures.mjs').toEqual(
    tallyOf(setup, 0, before?.games ?? 0),
  );
});

test('every usual deck has been played', () => {
  const sizes = Array.from({ length: 100 }, (_, players) => players);
  const usual = rulesets.flatMap(({ id }) =>
    sizes.map((players) => `${id} ${players}`).filter((name) => setUp(tableOf(name)).ok),
  );
  expect(names.toSorted()).toEqual(usual.toSorted());
});

test('the first piece of a study is there at once, the next ones are other games', () => {
  const experiment = tableOf('launch 5');
  expect(playPiece({ experiment, from: 0, ms: 0 })).toEqual(playedBefore(experiment));
  expect(playPiece({ experiment, from: 10_000, ms: 0 })).toMatchObject({ games: 1 });
});

test.each<[string, Partial<Experiment>]>([
  ['another deck', { options: { roles: { werewolf: 1, villager: 4 } } }],
  ['another seed', { seed: 'other' }],
  ['other bots', { bots: { village: 'standard', wolves: 'random' } }],
  ['a size without a deck', { players: 2 }],
])('%s has not been played', (_, change) => {
  expect(playedBefore({ ...tableOf('launch 5'), ...change })).toBeUndefined();
});
