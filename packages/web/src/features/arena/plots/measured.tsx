import { useWords } from '../../../shared/words/use-words.tsx';
import type { ShownShare } from '../fetch-arenas.ts';
import { useFigures } from '../use-figures.ts';
import classes from './measured.module.css';
import { SpreadBar } from './spread-bar.tsx';

interface MeasuredProps {
  readonly figure: string;
  readonly range: string;
  readonly bar: Parameters<typeof SpreadBar>[0];
}

/** A figure, its 95 % interval, and both on a scale. */
export const Measured = ({ figure, range, bar }: MeasuredProps) => (
  <span className={classes.measured}>
    <span className={classes.figures}>
      <strong>{figure}</strong> <span className={classes.range}>{range}</span>
    </span>
    <SpreadBar {...bar} />
  </span>
);

/** How often something was won. */
export function Won({ share }: { readonly share: ShownShare }) {
  const t = useWords();
  const { percent, percents, count } = useFigures();
  const { games, won, low, high } = share;
  if (games === 0) return <span className={classes.range}>–</span>;
  return (
    <span title={t('arena.won', { won: count(won), games: count(games) })}>
      <Measured
        figure={percent(share.share)}
        range={percents(low, high)}
        bar={{ value: share.share, low, high, from: 0, to: 1 }}
      />
    </span>
  );
}
