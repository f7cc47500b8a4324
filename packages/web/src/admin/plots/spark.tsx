import classes from './plot.module.css';
import { highestOf, pathOf, thinned, type Values } from './scale.ts';

const POINTS = 60;

/** A small line without axes. The figure beside it says how much it is now. */
export function Spark({ values }: { readonly values: Values }) {
  const few = thinned(values, POINTS);
  const highest = highestOf([few]) || 1;
  const x = (i: number) => (100 * i) / Math.max(1, few.length - 1);
  return (
    <svg className={classes.spark} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      <path
        className={classes.line}
        d={pathOf(few, x, (value) => 22 - (20 * value) / highest)}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
