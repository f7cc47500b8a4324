import { fairDecks, rulesets } from '@moonrise/rulesets';
import { expect, test } from 'vitest';
import { type Experiment, setUp, tallyOf } from '../games/experiment.ts';
import { chancesOf } from '../statistics/chances.ts';

const isLong = process.env.MOONRISE_LONG !== undefined;
const GAMES = isLong ? 400 : 60;
const PATIENCE = 1_200_000; // ms
const all = rulesets.flatMap(({ id }) =>
  Object.entries(fairDecks(id)).map(([players, deck]) => [id, Number(players), deck] as const),
);

/** By how much the stronger of two sides wins more often. */
function gapOf(rules: string, players: number, options: Experiment['options']): number {
  const bots = { village: 'standard', wolves: 'standard' };
  const setup = setUp({ rules, options, players, seed: 'fair', bots });
  if (!setup.ok) throw new Error(setup.message);
  const [one, other] = chancesOf(tallyOf(setup, 0, GAMES)).sort((a, b) => b.hits - a.hits);
  return (one?.share ?? 0) - (other?.share ?? 0);
}

const clearest = all.filter(([id, players]) => id === 'moonrise' && players === 6);

test.each(isLong ? all : clearest)(
  'the suggested set of %s for %i players is fairer than the table',
  (rules, players, roles) => {
    expect(gapOf(rules, players, { roles })).toBeLessThan(gapOf(rules, players, {}) - 0.1);
  },
  PATIENCE,
);
