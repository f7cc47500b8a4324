import { expect, test } from 'vitest';
import { type BoardShape, boardPlan } from './board-plan.ts';

const shapes: readonly BoardShape[] = ['tall', 'wide'];
const seats = Array.from({ length: 18 }, (_, i) => i + 3);
const cases = shapes.flatMap((shape) =>
  [false, true].flatMap((hasCards) => seats.map((n) => ({ shape, hasCards, n }))),
);
const MOST_WITH_CARDS = 13;

test.each(cases.filter(({ hasCards, n }) => !hasCards || n <= MOST_WITH_CARDS))(
  'every house has its own plot: $n seats, $shape, cards $hasCards',
  ({ n, hasCards, shape }) => {
    const { plots, columns, rows, square } = boardPlan(n, hasCards, shape);
    expect(plots).toHaveLength(n);
    const taken = plots.flatMap(({ row, column }) => [`${row} ${column}`, `${row} ${column + 1}`]);
    if (square)
      for (let row = square.row; row < square.row + square.rows; row++)
        for (let column = square.column; column < square.column + square.columns; column++)
          taken.push(`${row} ${column}`);
    expect(new Set(taken).size).toBe(taken.length);
    for (const { row, column } of plots) {
      expect(row).toBeLessThan(rows);
      expect(column + 2).toBeLessThanOrEqual(columns * 2);
    }
    if (hasCards) expect(square?.columns).toBeGreaterThanOrEqual(columns);
  },
);

test('up to 18 seats there is a square in the middle; on a wide board always', () => {
  for (const n of seats) {
    expect(boardPlan(n, false, 'wide').square, `${n}`).not.toBeNull();
    if (n <= 18) expect(boardPlan(n, false, 'tall').square, `${n}`).not.toBeNull();
  }
});

test.each([5, 7, 9])('%i houses stand as many on the left as on the right', (n) => {
  for (const shape of shapes) {
    const { plots, columns } = boardPlan(n, false, shape);
    const mirrored = plots.map(({ row, column }) => ({ row, column: 2 * columns - 2 - column }));
    expect(mirrored.every((one) => plots.some((plot) => plot.row === one.row && plot.column === one.column))).toBe(
      true,
    );
  }
});

test('houses stand clockwise: the next seat is a neighbour', () => {
  const { plots } = boardPlan(8, false, 'tall');
  expect(plots.map(({ row, column }) => `${row}${column}`)).toEqual(['00', '02', '04', '14', '24', '22', '20', '10']);
});
