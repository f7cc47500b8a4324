import type { MeasuredChance } from '@moonrise/lab/figures';
import classes from './plot.module.css';

interface ColumnPlotProps {
  readonly label: string;
  readonly columns: readonly { readonly name: string; readonly chance: MeasuredChance }[];
  readonly percent: (share: number) => string;
}
const WIDTH = 360;
const HEIGHT = 190;
const FOOT = 22; // for the names
const HEAD = 18; // for the figures

/** A column chart of shares. */
export function ColumnPlot({ label, columns, percent }: ColumnPlotProps) {
  const highest = Math.max(...columns.map(({ chance }) => chance.share));
  const step = WIDTH / columns.length;
  const y = (share: number) => HEIGHT - FOOT - (share / highest) * (HEIGHT - FOOT - HEAD);
  return (
    <svg className={classes.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {columns.map(({ name, chance: { share } }, i) => {
        const middle = step * (i + 0.5);
        const width = Math.min(44, step * 0.72);
        return (
          <g key={name}>
            <rect
              className={classes.column}
              x={middle - width / 2}
              y={y(share)}
              width={width}
              height={HEIGHT - FOOT - y(share)}
              rx={4}
            />
            {share >= 0.005 && step > 22 && (
              <text className={classes.value} x={middle} y={y(share) - 5}>
                {percent(share)}
              </text>
            )}
            <text className={classes.name} x={middle} y={HEIGHT - 6}>
              {name}
            </text>
          </g>
        );
      })}
      <line className={classes.axis} x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
    </svg>
  );
}
