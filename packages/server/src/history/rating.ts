/** Playing strength with its uncertainty: the true value lies within `deviation` with a probability of about 2/3. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}
/** The rating of a new player. */
export const unrated: Rating = { rating: 1500, deviation: 350 };

const Q = Math.LN10 / 400;
const LEAST_DEVIATION = 50; // so that ratings of experienced players can still change

const weight = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / (Math.PI * Math.PI));

/** The Glicko rating (Glickman 1999) after one game against this opponent. `score`: 1 is won, 0 lost. */
export function rated(own: Rating, against: Rating, score: 0 | 1): Rating {
  const g = weight(against.deviation);
  const expected = 1 / (1 + 10 ** ((-g * (own.rating - against.rating)) / 400));
  const known = Q * Q * g * g * expected * (1 - expected);
  const variance = 1 / (1 / (own.deviation * own.deviation) + known);
  return {
    rating: own.rating + Q * variance * g * (score - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(variance)),
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
/** The strength of a side is the average of its players; the average has a smaller deviation. */
function sideOf(people: readonly Rating[]): Rating {
  const spread = Math.sqrt(people.reduce((sum, { deviation }) => sum + deviation * deviation, 0));
  return { rating: mean(people.map(({ rating }) => rating)), deviation: spread / people.length };
}

/**
 * The ratings after a game of two sides, in the given order. Each player plays against an opponent who is as much stronger as the other
 * side is stronger than their own. So weak teammates do not cost rating, and the size of a side does not matter.
 */
export function ratedTable(before: readonly Rating[], hasWon: readonly boolean[]): readonly Rating[] {
  const sides = [true, false].map((won) => before.filter((_, i) => hasWon[i] === won));
  const [winners = [], losers = []] = sides;
  if (winners.length === 0 || losers.length === 0) return before; // no one has beaten anyone
  const [above, below] = [sideOf(winners), sideOf(losers)];
  return before.map((own, i) => {
    const [mine, theirs] = hasWon[i] ? [above, below] : [below, above];
    const against = { rating: own.rating + theirs.rating - mine.rating, deviation: theirs.deviation };
    return rated(own, against, hasWon[i] ? 1 : 0);
  });
}
