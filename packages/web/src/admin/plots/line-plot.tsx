import { type PointerEvent, useState } from 'react';
import { useAdminWords } from '../words/use-admin-words.tsx';
import classes from './plot.module.css';
import { highestOf, pathOf, roundUp, thinned, ticksIn, type Values } from './scale.ts';

interface Line {
  readonly name: string;
  readonly values: Values;
}
interface LinePlotProps {
  readonly label: string;
  readonly at: readonly number[]; // when; as many as each line has values
  readonly lines: readonly Line[]; // at most three
  readonly format: (value: number) => string;
}
const WIDTH = 360;
const HEIGHT = 180;
const LEFT = 56;
const RIGHT = 8;
const TOP = 10;
const FOOT = 24;
const POINTS = 240;
const STEPS = [0, 0.5, 1];

/** Values over time. Pointing at it shows the values of that moment; the table below it has them too. */
export function LinePlot({ label, at, lines, format }: LinePlotProps) {
  const { time } = useAdminWords();
  const [pointed, setPointed] = useState<number>();
  const few = lines.map(({ name, values }) => ({ name, values: thinned(values, POINTS) }));
  const length = few[0]?.values.length ?? 0;
  const times = Array.from({ length }, (_, i) => at[Math.round((i * (at.length - 1)) / Math.max(1, length - 1))] ?? 0);
  const end = roundUp(highestOf(few.map(({ values }) => values)));
  const x = (i: number) => LEFT + ((WIDTH - LEFT - RIGHT) * i) / Math.max(1, length - 1);
  const y = (value: number) => TOP + (1 - value / end) * (HEIGHT - TOP - FOOT);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (((event.clientX - left) / width) * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
    setPointed(Math.max(0, Math.min(length - 1, Math.round(share * (length - 1)))));
  };
  const shown = pointed !== undefined && pointed < length ? pointed : length - 1;
  return (
    <figure className={classes.figure}>
      <svg
        className={classes.plot}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        <Axes end={end} y={y} x={x} times={times} format={format} />
        {few.map(({ name, values }, i) => (
          <path key={name} className={classes.line} data-look={i} d={pathOf(values, x, y)} />
        ))}
        {pointed !== undefined && (
          <line className={classes.pointer} x1={x(shown)} x2={x(shown)} y1={TOP} y2={HEIGHT - FOOT} />
        )}
      </svg>
      <figcaption className={classes.legend}>
        {few.map(({ name, values }, i) => (
          <span key={name}>
            <svg className={classes.sample} viewBox="0 0 24 8" aria-hidden="true">
              <path className={classes.line} data-look={i} d="M1 4h22" />
            </svg>
            {few.length > 1 && name} <strong>{values[shown] == null ? '–' : format(values[shown])}</strong>
          </span>
        ))}
        {length > 0 && <span className={classes.when}>{time(times[shown] ?? 0)}</span>}
      </figcaption>
    </figure>
  );
}

interface AxesProps {
  readonly end: number;
  readonly x: (i: number) => number;
  readonly y: (value: number) => number;
  readonly times: readonly number[];
  readonly format: (value: number) => string;
}
function Axes({ end, x, y, times, format }: AxesProps) {
  const { time } = useAdminWords();
  const marks = ticksIn(times.length, 4);
  return (
    <g>
      {STEPS.map((share) => (
        <g key={share}>
          <line className={classes.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={y(share * end)} y2={y(share * end)} />
          <text className={classes.mark} x={LEFT - 8} y={y(share * end) + 4}>
            {format(share * end)}
          </text>
        </g>
      ))}
      {marks.map((i, nth) => (
        <text
          key={i}
          className={classes.name}
          data-side={nth === 0 ? 'first' : nth === marks.length - 1 ? 'last' : undefined}
          x={x(i)}
          y={HEIGHT - 6}
        >
          {time(times[i] ?? 0)}
        </text>
      ))}
    </g>
  );
}
