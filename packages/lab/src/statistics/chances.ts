import type { Id } from '@moonrise/engine';
import { wilson } from './interval.ts';
import type { Tally } from './tally.ts';

/** A measured probability with its 95 % interval. */
export interface MeasuredChance {
  readonly hits: number;
  readonly trials: number;
  readonly share: number; // hits of trials
  readonly middle: number; // of the interval: closer to 0.5 after few games
  readonly margin: number; // half the width of the interval
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
  readonly team: Id; // `none`: no winner
}
/** The chance of each side, in the order of the rule set. */
export const chancesOf = ({ wins, games }: Tally): SideChance[] =>
  Object.entries(wins).map(([team, won]) => ({ team, ...chanceOf(won, games) }));

/** The sides with a card in the game, strongest first. Beyond two, sides that never win are left out. */
export function contenders({ roles, wins }: Pick<Tally, 'roles' | 'wins'>, teamOf: (role: Id) => Id): Id[] {
  const dealt = [...new Set(Object.keys(roles).map(teamOf))];
  const won = (team: Id) => wins[team] ?? 0;
  return dealt.sort((a, b) => won(b) - won(a)).filter((team, i) => i < 2 || won(team) > 0);
}

/** The widest margin of all sides. */
export const marginOf = (tally: Tally): number => Math.max(...chancesOf(tally).map(({ margin }) => margin));

/** How much more often the first happens than the second. */
export interface Difference {
  readonly points: number; // from -1 to 1
  readonly margin: number;
}
export function differenceOf(one: MeasuredChance, other: MeasuredChance): Difference {
  return { points: one.share - other.share, margin: Math.hypot(one.margin, other.margin) };
}

/** How much more often a side wins with one set than with another. */
export const effectOf = (
  set: Pick<Tally, 'wins' | 'games'>,
  other: Pick<Tally, 'wins' | 'games'>,
  team: Id,
): Difference => differenceOf(chanceOf(set.wins[team] ?? 0, set.games), chanceOf(other.wins[team] ?? 0, other.games));
