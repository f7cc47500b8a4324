import { useMemo } from 'react';
import { type BoardPlan, type BoardPlans, boardPlan } from './board-plan.ts';

export const usePlans = (seats: number, hasCards: boolean): BoardPlans =>
  useMemo(
    () => ({ tall: boardPlan(seats, hasCards, 'tall'), wide: boardPlan(seats, hasCards, 'wide') }),
    [seats, hasCards],
  );

// Both shapes are in the style; the size of the board chooses between them, without a script.
export const gridStyle = ({ tall, wide }: BoardPlans): object => ({
  '--tall-rows': tall.rows,
  '--wide-rows': wide.rows,
  '--tall-columns': tall.columns * 2,
  '--wide-columns': wide.columns * 2,
});

const plots = new WeakMap<BoardPlans, readonly object[]>();
/** The plot of a house. Always the same object, so that houses are drawn anew only if they change. */
export function plotStyle(plans: BoardPlans, seat: number): object {
  const known =
    plots.get(plans) ??
    plans.tall.plots.map((_, i) => ({ '--tall': plot(plans.tall, i), '--wide': plot(plans.wide, i) }));
  plots.set(plans, known);
  return known[seat] ?? {};
}
function plot({ plots }: BoardPlan, seat: number): string {
  const { row, column } = plots[seat] ?? { row: 0, column: 0 };
  return `${row + 1} / ${column + 1} / span 1 / span 2`;
}

export const squareStyle = ({ tall, wide }: BoardPlans): object => ({
  '--tall': squareOf(tall),
  '--wide': squareOf(wide),
});
const squareOf = ({ square }: BoardPlan): string =>
  square ? `${square.row + 1} / ${square.column + 1} / span ${square.rows} / span ${square.columns}` : '1 / 1';
