/** How well somebody plays, and how surely that is known: about two times in three the truth lies within `deviation`. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}
/** Of whom nothing is known. */
export const unrated: Rating = { rating: 1500, deviation: 350 };

const Q = Math.LN10 / 400;
const SUREST = 50; // so that whoever has played for years can still move

const weight = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / (Math.PI * Math.PI));

/** Glicko (Glickman 1999): what one game against this opponent tells. `score`: 1 is won, 0 lost. */
export function rated(own: Rating, against: Rating, score: 0 | 1): Rating {
  const g = weight(against.deviation);
  const expected = 1 / (1 + 10 ** ((-g * (own.rating - against.rating)) / 400));
  const known = Q * Q * g * g * expected * (1 - expected);
  const variance = 1 / (1 / (own.deviation * own.deviation) + known);
  return {
    rating: own.rating + Q * variance * g * (score - expected),
    deviation: Math.max(SUREST, Math.sqrt(variance)),
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
/** A side plays as well as its people do on average; that average is known better than each of them. */
function sideOf(people: readonly Rating[]): Rating {
  const spread = Math.sqrt(people.reduce((sum, { deviation }) => sum + deviation * deviation, 0));
  return { rating: mean(people.map(({ rating }) => rating)), deviation: spread / people.length };
}

/**
 * The ratings after a game of two sides, in the order given. Each plays one game, against somebody who is as much better than they are as
 * the other side is better than theirs: so nobody pays for weak friends, and the number on a side counts for nothing.
 */
export function ratedTable(before: readonly Rating[], hasWon: readonly boolean[]): readonly Rating[] {
  const sides = [true, false].map((won) => before.filter((_, i) => hasWon[i] === won));
  const [winners = [], losers = []] = sides;
  if (winners.length === 0 || losers.length === 0) return before; // nobody has beaten anybody
  const [above, below] = [sideOf(winners), sideOf(losers)];
  return before.map((own, i) => {
    const [mine, theirs] = hasWon[i] ? [above, below] : [below, above];
    const against = { rating: own.rating + theirs.rating - mine.rating, deviation: theirs.deviation };
    return rated(own, against, hasWon[i] ? 1 : 0);
  });
}
