import classes from './rate-scale.module.css';

interface RateScaleProps {
  readonly rate: number; // 0 to 1, as are the ends of its confidence interval
  readonly low: number;
  readonly high: number;
}

/** A rate on a scale from 0 to 100 %, with its confidence interval as a bar. The figures beside it say the same in text. */
export const RateScale = ({ rate, low, high }: RateScaleProps) => (
  <span className={classes.scale} aria-hidden="true">
    <span
      className={classes.interval}
      style={{ insetInlineStart: `${100 * low}%`, inlineSize: `${100 * (high - low)}%` }}
    />
    <span className={classes.point} style={{ insetInlineStart: `${100 * rate}%` }} />
  </span>
);
