import type { Side } from '../../../shared/lab/sides.ts';
import classes from './plot.module.css';

interface SizesPlotProps {
  readonly label: string;
  readonly points: readonly { readonly size: number; readonly sides: readonly Side[] }[];
  readonly teams: readonly string[];
}
const WIDTH = 360;
const HEIGHT = 220;
const LEFT = 34;
const FOOT = 24;
const TOP = 10;

/** Win rates by table size, a line per side, with confidence intervals as bars. */
export function SizesPlot({ label, points, teams }: SizesPlotProps) {
  const step = (WIDTH - LEFT) / points.length;
  const x = (i: number) => LEFT + step * (i + 0.5);
  const y = (share: number) => TOP + (1 - share) * (HEIGHT - FOOT - TOP);
  return (
    <svg className={classes.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <line
            className={share === 0.5 ? classes.half : classes.grid}
            x1={LEFT}
            x2={WIDTH}
            y1={y(share)}
            y2={y(share)}
          />
          <text className={classes.mark} x={LEFT - 6} y={y(share) + 4}>
            {100 * share}
          </text>
        </g>
      ))}
      {points.map(({ size }, i) => (
        <text key={size} className={classes.name} x={x(i)} y={HEIGHT - 6}>
          {size}
        </text>
      ))}
      {teams.map((team) => {
        const found = points.flatMap(({ sides }, i) => {
          const side = sides.find((one) => one.team === team);
          return side ? [{ ...side, at: x(i) }] : [];
        });
        return (
          <g key={team} className={classes.side} data-look={found[0]?.look}>
            <polyline className={classes.line} points={found.map(({ at, middle }) => `${at},${y(middle)}`).join(' ')} />
            {found.map(({ at, middle, margin }) => (
              <g key={at}>
                <line className={classes.whisker} x1={at} x2={at} y1={y(middle - margin)} y2={y(middle + margin)} />
                <circle className={classes.point} cx={at} cy={y(middle)} r={4.5} />
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
