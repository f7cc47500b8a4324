import type { Experiment } from '../games/experiment.ts';
import type { Tally } from '../statistics/tally.ts';
import { usualFigures } from './usual-figures.ts';

/**
 * The first games of a usual deck between standard bots, if they have been played beforehand: exactly what playing them again
 * would count.
 */
export function playedBefore({ rules, players, options, seed, bots }: Experiment): Tally | undefined {
  const isUsual = bots.village === 'standard' && bots.wolves === 'standard' && isEmpty(options);
  const row = isUsual && seed === usualFigures.seed ? usualFigures.tables[`${rules} ${players}`] : undefined;
  return row === undefined ? undefined : (JSON.parse(row) as Tally);
}
const isEmpty = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && Object.keys(options).length === 0;
