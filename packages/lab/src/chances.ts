import type { Id } from '@moonrise/engine';
import { wilson } from './interval.ts';
import type { Tally } from './tally.ts';

/** How often something happens, and how far that is known: 95 times of 100 the truth lies within the interval. */
export interface MeasuredChance {
  readonly hits: number;
  readonly trials: number;
  readonly share: number; // as counted
  readonly middle: number; // of the interval: after few games nearer to a half
  readonly margin: number; // from the middle
}
export const chanceOf = (hits: number, trials: number): MeasuredChance => {
  const [low, high] = wilson(hits, trials);
  return {
    hits,
    trials,
    share: trials === 0 ? 0 : hits / trials,
    middle: (low + high) / 2,
    margin: (high - low) / 2,
  };
};

export interface SideChance extends MeasuredChance {
  readonly team: Id; // or `none`: nobody wins
}
/** The chance of each side, in the order of the rule set. */
export const chancesOf = ({ wins, games }: Tally): SideChance[] =>
  Object.entries(wins).map(([team, won]) => ({ team, ...chanceOf(won, games) }));

/** The sides that have a card in the game, the strongest first. Of more than two, those that never win are no sides. */
export function contenders({ roles, wins }: Pick<Tally, 'roles' | 'wins'>, teamOf: (role: Id) => Id): Id[] {
  const dealt = [...new Set(Object.keys(roles).map(teamOf))];
  const won = (team: Id) => wins[team] ?? 0;
  return dealt.sort((a, b) => won(b) - won(a)).filter((team, i) => i < 2 || won(team) > 0);
}

/** How far the least known of the chances may be off. */
export const marginOf = (tally: Tally): number => Math.max(...chancesOf(tally).map(({ margin }) => margin));

/** How much more often the first happens than the second. */
export interface Difference {
  readonly points: number; // of 1
  readonly margin: number;
}
export function differenceOf(one: MeasuredChance, other: MeasuredChance): Difference {
  return { points: one.share - other.share, margin: Math.hypot(one.margin, other.margin) };
}
