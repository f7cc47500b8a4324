import classes from './settling-plot.module.css';

interface SettlingPlotProps {
  readonly points: readonly {
    readonly at: number;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
}
const WIDTH = 300;
const HEIGHT = 90;

/** A share over the number of deals, with its interval as a band. The table of these figures says the same in text. */
export function SettlingPlot({ points }: SettlingPlotProps) {
  const last = points.at(-1)?.at ?? 1;
  const x = (at: number) => ((WIDTH * at) / last).toFixed(1);
  const y = (share: number) => (HEIGHT * (1 - share)).toFixed(1);
  const line = (pick: 'share' | 'low' | 'high', of = points) => of.map((point) => `${x(point.at)},${y(point[pick])}`);
  return (
    <svg className={classes.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <polygon className={classes.band} points={[...line('high'), ...line('low', points.toReversed())].join(' ')} />
      <line className={classes.half} x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <polyline className={classes.line} points={line('share').join(' ')} />
    </svg>
  );
}
