import { type Point, type Swing, shareAt } from '@moonrise/lab/figures';
import { type PointerEvent, useState } from 'react';
import { useWords } from '../words/use-words.tsx';
import classes from './outlook-view.module.css';
import { marginAt, type NamedSides } from './sides.ts';

interface ChancesPlotProps {
  readonly points: readonly Point[];
  readonly sides: NamedSides;
  readonly swings: readonly Swing[];
  readonly row: number; // current
  readonly last: number; // row of the game
  readonly titleOf: (since: number, row: number) => string; // what happened between two rows
  readonly onRow?: (row: number) => void;
}
const [WIDE, HIGH] = [1000, 300];
const TICKS = [1, 0.5, 0];

/** The chances of each side over the game. The list and the table below have the same data as text. */
export function ChancesPlot({ points, sides, swings, row, last, titleOf, onRow }: ChancesPlotProps) {
  const t = useWords();
  const x = (at: number) => (WIDE * at) / Math.max(1, last);
  const y = (share: number) => HIGH * (1 - share);
  const line = (of: readonly Point[], id: string) =>
    of.map((point) => `${x(point.row)},${y(shareAt(point, id))}`).join(' ');
  const turns = points.filter(({ isTurn }) => isTurn);
  const [pointed, setPointed] = useState<number>(); // row under the pointer or finger
  const rowAt = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.round((last * (clientX - left)) / width);
  };
  const shown = turns.findLastIndex((point) => point.row <= (pointed ?? row));
  const point = turns[shown];
  return (
    <figure className={classes.chart}>
      <div className={classes.ticks} aria-hidden="true">
        {TICKS.map((share) => (
          <span key={share}>{t('turns.percent', { n: 100 * share })}</span>
        ))}
      </div>
      <svg
        className={classes.plot}
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('turns.plot')}
        onPointerDown={(event) => onRow?.(rowAt(event))}
        onPointerMove={(event) => setPointed(rowAt(event))}
        onPointerLeave={() => setPointed(undefined)}
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
        {pointed !== undefined && <line className={classes.half} x1={x(pointed)} x2={x(pointed)} y1="0" y2={HIGH} />}
        <line className={classes.now} x1={x(row)} x2={x(row)} y1="0" y2={HIGH} />
      </svg>
      <figcaption className={classes.values}>
        {point && (
          <>
            <strong>{titleOf(turns[shown - 1]?.row ?? 0, point.row)}</strong>
            {sides.map(({ id, name }) => (
              <span key={id}>
                {t('turns.value', { side: name, n: Math.round(100 * shareAt(point, id)), margin: marginAt(point) })}
              </span>
            ))}
          </>
        )}
      </figcaption>
    </figure>
  );
}
