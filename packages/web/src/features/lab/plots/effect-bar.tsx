import type { Difference } from '@moonrise/lab/figures';
import classes from './plot.module.css';

const REACH = 0.4; // larger effects are drawn like this

/** The effect of a role: to the right if it helps its side. The line is the confidence interval. */
export function EffectBar({ effect: { points, margin } }: { readonly effect: Difference }) {
  const x = (value: number) => 50 + 50 * (Math.max(-REACH, Math.min(REACH, value)) / REACH);
  const from = Math.min(x(0), x(points));
  return (
    <svg className={classes.effect} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <line className={classes.axis} x1={50} x2={50} y1={0} y2={12} vectorEffect="non-scaling-stroke" />
      <rect
        className={points < 0 ? classes.hurts : classes.helps}
        x={from}
        y={2}
        width={Math.abs(x(points) - x(0))}
        height={8}
      />
      <line
        className={classes.doubt}
        x1={x(points - margin)}
        x2={x(points + margin)}
        y1={6}
        y2={6}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
