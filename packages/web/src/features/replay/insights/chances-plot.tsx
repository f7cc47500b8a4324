import { type Point, type Swing, shareAt } from '@moonrise/lab/figures';
import type { MouseEvent } from 'react';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './outlook-view.module.css';
import type { NamedSides } from './sides.ts';

interface ChancesPlotProps {
  readonly points: readonly Point[];
  readonly sides: NamedSides;
  readonly swings: readonly Swing[];
  readonly row: number; // current
  readonly last: number; // row of the game
  readonly onRow: (row: number) => void;
}
const [WIDE, HIGH] = [1000, 300];

/** The chances of each side over the game. The list and the table below have the same data as text. */
export function ChancesPlot({ points, sides, swings, row, last, onRow }: ChancesPlotProps) {
  const t = useWords();
  const x = (at: number) => (WIDE * at) / Math.max(1, last);
  const y = (share: number) => HIGH * (1 - share);
  const line = (of: readonly Point[], id: string) =>
    of.map((point) => `${x(point.row)},${y(shareAt(point, id))}`).join(' ');
  const turns = points.filter(({ isTurn }) => isTurn);
  const jump = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onRow(Math.round((last * (clientX - left)) / width));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the timeline below has keys
    <svg
      className={classes.plot}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('turns.plot')}
      onClick={jump}
    >
      <line className={classes.half} x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} />
      {swings.map((swing) => (
        <rect
          key={swing.row}
          className={classes.swing}
          x={x(swing.since)}
          width={x(swing.row) - x(swing.since)}
          y="0"
          height={HIGH}
        />
      ))}
      {sides.map(({ id, look }) => (
        <g key={id}>
          {points.length > turns.length && (
            <polyline className={classes.fine} data-look={look} points={line(points, id)} />
          )}
          <polyline className={classes.line} data-look={look} points={line(turns, id)} />
        </g>
      ))}
      <line className={classes.now} x1={x(row)} x2={x(row)} y1="0" y2={HIGH} />
    </svg>
  );
}
