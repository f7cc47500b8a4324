import classes from './spread-bar.module.css';

interface SpreadBarProps {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly from: number; // the ends of the scale
  readonly to: number;
  readonly isClear?: boolean; // otherwise the dot is hollow
}

/** A value with its interval on a scale with a line in the middle. The figures above it say the same in text. */
export function SpreadBar({ value, low, high, from, to, isClear = true }: SpreadBarProps) {
  const x = (at: number) => 100 * Math.max(0, Math.min(1, (at - from) / (to - from)));
  return (
    <span className={classes.scale} aria-hidden="true">
      <span
        className={classes.interval}
        style={{ insetInlineStart: `${x(low)}%`, inlineSize: `${x(high) - x(low)}%` }}
      />
      <span className={isClear ? classes.point : classes.hollow} style={{ insetInlineStart: `${x(value)}%` }} />
    </span>
  );
}
