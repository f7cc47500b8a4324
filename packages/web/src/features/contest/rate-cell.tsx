import { useSpeech } from '../../shared/words/use-words.tsx';
import type { Rate } from './model/answers.ts';
import classes from './rate-cell.module.css';

export function usePercent(): (share: number | null) => string {
  const { language } = useSpeech();
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (share) => (share === null ? '–' : format.format(share));
}

/** A win rate in figures, and its interval as a bar: the wider, the less is known. */
export function RateCell({ rate }: { readonly rate: Rate }) {
  const { t } = useSpeech();
  const percent = usePercent();
  const { games, wins, low, high } = rate;
  if (rate.rate === null) return <span className={classes.none}>–</span>;
  const interval = t('contest.interval', { low: percent(low), high: percent(high) });
  return (
    <span className={classes.rate} title={interval}>
      <span className={classes.figures}>
        <strong>{percent(rate.rate)}</strong>
        <span className={classes.count}>{t('contest.wins', { wins, games })}</span>
      </span>
      <span className={classes.scale} aria-hidden="true">
        <span
          className={classes.reach}
          style={{ insetInlineStart: `${100 * low}%`, inlineSize: `${100 * (high - low)}%` }}
        />
        <span className={classes.point} style={{ insetInlineStart: `${100 * rate.rate}%` }} />
      </span>
      <span className="unseen">{interval}</span>
    </span>
  );
}
