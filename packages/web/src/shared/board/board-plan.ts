/** Where a house stands: its row, and its first half column, so that short rows can be centred. */
interface Plot {
  readonly row: number;
  readonly column: number;
}
/** Houses around a square. All numbers count from 0; a house is two half columns wide. */
export interface BoardPlan {
  readonly columns: number; // of houses
  readonly rows: number;
  readonly plots: readonly Plot[]; // by seat, clockwise from the upper left
  readonly square: (Plot & { readonly rows: number; readonly columns: number }) | null; // null: no room for one
}
export type BoardShape = 'tall' | 'wide';
export type BoardPlans = Readonly<Record<BoardShape, BoardPlan>>;

interface Wish {
  readonly seats: number;
  readonly hasCards: boolean; // the square must be wide enough for three cards
}
interface Limits {
  readonly aspect: number; // width by height
  readonly columns: number;
  readonly rows: number;
}
// At 320 px a house of five columns is 60 px wide; a landscape phone has seven of 60 px.
const limits: Readonly<Record<BoardShape, Limits>> = {
  tall: { aspect: 1.05, columns: 5, rows: 4 },
  wide: { aspect: 1.4, columns: 7, rows: 4 },
};
const HOUSE = 0.85; // width by height
const WITHOUT_SQUARE = 0.6; // how much a plan without a square is worth
const LOPSIDED = 0.95; // and one with more houses on one side of it

/** The plan with the largest houses; a square in the middle, and as many on either side, are worth some of their size. */
export function boardPlan(seats: number, hasCards: boolean, shape: BoardShape): BoardPlan {
  const { aspect, columns, rows } = limits[shape];
  const wish = { seats, hasCards };
  const plans = upTo(2, columns).flatMap((width) =>
    upTo(2, rows).flatMap((height) => [0, 2].flatMap((sides) => planFor(wish, width, height, sides) ?? [])),
  );
  const worth = (plan: BoardPlan) =>
    Math.min(aspect / plan.columns, HOUSE / plan.rows) *
    (plan.square ? 1 : WITHOUT_SQUARE) *
    (isEven(plan) ? 1 : LOPSIDED);
  return plans.reduce((best, plan) => (worth(plan) > worth(best) ? plan : best));
}
const isEven = ({ plots, columns, rows }: BoardPlan): boolean =>
  upTo(1, rows - 2).every((row) => {
    const places = plots.filter((plot) => plot.row === row).map(({ column }) => column);
    return places.every((column) => places.includes(2 * columns - 2 - column));
  });
const upTo = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The plan with so many columns and rows, and `sides` houses in each row between the first and the last. */
function planFor({ seats, hasCards }: Wish, columns: number, rows: number, sides: number): BoardPlan | undefined {
  const between = rows - 2;
  if (between === 0 && (sides > 0 || hasCards)) return undefined;
  const ends = seats - between * sides;
  if (ends < 1 || columns < sides + 1) return undefined;
  const top = Math.min(columns, Math.ceil(ends / 2));
  const bottom = Math.min(columns, ends - top);
  const more = ends - top - bottom; // stand in the rows between
  const middle = upTo(0, between - 1).map(
    (row) => sides + Math.floor((more + between - 1 - row) / Math.max(1, between)),
  );
  if ((between === 0 && more > 0) || middle.some((count) => count > columns)) return undefined;
  const counts = [top, ...middle, ...(bottom > 0 ? [bottom] : [])];
  const free = Math.min(...middle.map((count) => columns - count));
  const isRoomy = hasCards ? free * 2 >= columns : free > 0;
  if (hasCards && !isRoomy) return undefined;
  const left = Math.max(0, ...middle.map((count) => Math.ceil(count / 2)));
  const square =
    between > 0 && isRoomy ? { row: 1, column: left * 2, rows: between, columns: squareWidth(middle, columns) } : null;
  return { columns, rows: counts.length, plots: plotsOf(counts, columns, bottom > 0), square };
}
const squareWidth = (middle: readonly number[], columns: number): number =>
  2 *
  (columns -
    Math.max(...middle.map((count) => Math.ceil(count / 2))) -
    Math.max(...middle.map((count) => Math.floor(count / 2))));

/** Clockwise: along the top, down the right, back along the bottom, up the left. */
function plotsOf(counts: readonly number[], columns: number, hasBottom: boolean): readonly Plot[] {
  const isEnd = (row: number) => row === 0 || (hasBottom && row === counts.length - 1);
  const right: Plot[] = [];
  const left: Plot[] = [];
  for (const [row, count] of counts.entries()) {
    if (isEnd(row)) continue;
    const few = Math.ceil(count / 2);
    left.unshift(...upTo(0, few - 1).map((i) => ({ row, column: (few - 1 - i) * 2 })));
    right.push(...upTo(0, count - few - 1).map((i) => ({ row, column: (columns - count + few + i) * 2 })));
  }
  const along = (row: number) =>
    upTo(0, (counts[row] ?? 0) - 1).map((i) => ({ row, column: columns - (counts[row] ?? 0) + i * 2 }));
  const bottom = hasBottom ? along(counts.length - 1).reverse() : [];
  return [...along(0), ...right, ...bottom, ...left];
}
