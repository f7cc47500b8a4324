import { expect, test } from 'vitest';
import { type Rating, rated, ratedTable, unrated } from './rating.ts';

const rounded = ({ rating, deviation }: Rating) => `${Math.round(rating)} ± ${Math.round(deviation)}`;
const shown = (table: readonly Rating[]) => table.map(rounded);

// Computed separately, by a program that gives 1464 ± 151 for Glickman’s example of all three games in one period.
test.each([
  [{ rating: 1400, deviation: 30 }, 1, '1563 ± 175'],
  [{ rating: 1550, deviation: 100 }, 0, '1427 ± 176'],
  [{ rating: 1700, deviation: 300 }, 0, '1456 ± 187'],
] as const)('1500 ± 200 against %o', (against, score, after) => {
  expect(rounded(rated({ rating: 1500, deviation: 200 }, against, score))).toBe(after);
});

test('two new players: the winner gains as much as the loser loses', () => {
  const after = ratedTable([unrated, unrated], [true, false]);
  expect(shown(after)).toEqual(['1662 ± 290', '1338 ± 290']);
});

test('the size of a side does not matter: two against six changes as much as two against two', () => {
  const sure = { rating: 1500, deviation: 100 };
  const few = ratedTable(Array(4).fill(sure), [true, true, false, false]);
  const many = ratedTable(Array(8).fill(sure), [true, true, ...Array(6).fill(false)]);
  expect(Math.abs((few[0]?.rating ?? 0) - (many[0]?.rating ?? 0))).toBeLessThan(1.5);
});

test('weak teammates cost less: a strong player loses less in a weak side than in a strong one', () => {
  const [strong, weak, usual] = [1800, 1200, 1500].map((rating) => ({ rating, deviation: 80 })) as [
    Rating,
    Rating,
    Rating,
  ];
  const loss = (friend: Rating) =>
    1800 - (ratedTable([strong, friend, usual, usual], [false, false, true, true])[0]?.rating ?? 0);
  expect(loss(weak)).toBeLessThan(loss(strong));
});

test('if no one or everyone has won, nothing changes', () => {
  for (const won of [true, false]) expect(ratedTable([unrated, unrated], [won, won])).toEqual([unrated, unrated]);
});

test('with more games a single one changes less, and the deviation has a minimum', () => {
  let own = unrated;
  const steps: number[] = [];
  for (let i = 0; i < 400; i++) {
    const next = rated(own, { rating: own.rating, deviation: 60 }, i % 2 ? 1 : 0);
    steps.push(Math.abs(next.rating - own.rating));
    own = next;
  }
  expect(steps[0]).toBeGreaterThan(10 * (steps.at(-1) ?? 0));
  expect(own.deviation).toBe(50);
});

test('after 300 games between players of known strength the order is right', () => {
  const strength = [1200, 1350, 1500, 1650, 1800, 1950];
  let state = 7;
  const chance = () => {
    state = (state * 48_271) % 2_147_483_647; // Park and Miller
    return state / 2_147_483_647;
  };
  let table: readonly Rating[] = strength.map(() => unrated);
  for (let game = 0; game < 300; game++) {
    const drawn = strength.map((_, i) => ({ i, at: chance() })).sort((a, b) => a.at - b.at);
    const wolves = drawn.slice(0, 2).map(({ i }) => i);
    const meanOf = (isOne: boolean) => {
      const side = strength.filter((_, i) => wolves.includes(i) === isOne);
      return side.reduce((sum, one) => sum + one, 0) / side.length;
    };
    const haveWolvesWon = chance() < 1 / (1 + 10 ** ((meanOf(false) - meanOf(true)) / 400));
    table = ratedTable(
      table,
      strength.map((_, i) => wolves.includes(i) === haveWolvesWon),
    );
  }
  const order = table.map(({ rating }, i) => ({ rating, i })).sort((a, b) => a.rating - b.rating);
  expect(order.map(({ i }) => i)).toEqual([0, 1, 2, 3, 4, 5]);
});
