import type { Place } from '@moonrise/engine';
import { Face } from '../faces/faces.tsx';
import type { BoardPlan, BoardPlans } from './board-plan.ts';
import type { BoardToken } from './house-view.ts';
import classes from './tokens.module.css';

const FACE = 24; // px

interface TokensProps {
  readonly tokens: readonly BoardToken[];
  readonly plans: BoardPlans;
  readonly cards: number; // in the square
}

/** The visible choices: each face flies from its house to the one it names, and on when its player changes their mind. */
export function Tokens({ tokens, plans, cards }: TokensProps) {
  const piles = new Map<Place, BoardToken[]>();
  for (const token of tokens) piles.set(token.to, [...(piles.get(token.to) ?? []), token]);
  const spots = (name: string, place: Place): object => {
    const [tall, wide] = [spotOf(plans.tall, place, cards), spotOf(plans.wide, place, cards)];
    return {
      [`--tall-${name}-x`]: tall.x,
      [`--tall-${name}-y`]: tall.y,
      [`--wide-${name}-x`]: wide.x,
      [`--wide-${name}-y`]: wide.y,
    };
  };
  const widths = { '--tall-width': 1 / plans.tall.columns, '--wide-width': 1 / plans.wide.columns };
  return (
    <div className={classes.tokens} style={widths as object} aria-hidden="true">
      {tokens.map((token) => {
        const pile = piles.get(token.to) ?? [];
        const among = { '--at': pile.indexOf(token), '--of': pile.length };
        return (
          <span
            key={token.key}
            className={classes.token}
            style={{ ...spots('from', token.from), ...spots('to', token.to), ...among } as object}
          >
            <Face {...token.look} size={FACE} />
          </span>
        );
      })}
      {[...piles].map(
        ([place, pile]) =>
          pile.length > 1 && (
            <strong key={place} className={classes.count} style={spots('to', place)}>
              {pile.length}
            </strong>
          ),
      )}
    </div>
  );
}

/** The middle of a house, and its upper edge, in parts of the board. */
function spotOf(
  { plots, columns, rows, square }: BoardPlan,
  place: Place,
  cards: number,
): { readonly x: number; readonly y: number } {
  const plot = plots[place];
  if (plot) return { x: (plot.column + 1) / (2 * columns), y: plot.row / rows };
  const card = place - plots.length;
  const area = square ?? { row: 0, column: 0, rows, columns: 2 * columns };
  return {
    x: (area.column + (area.columns * (card + 0.5)) / Math.max(1, cards)) / (2 * columns),
    y: (area.row + area.rows / 4) / rows,
  };
}
