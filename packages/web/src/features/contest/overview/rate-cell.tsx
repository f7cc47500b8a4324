import { RateScale } from '../../../shared/ui/data/rate-scale.tsx';
import { useSpeech } from '../../../shared/words/use-words.tsx';
import type { WinRate } from '../model/answers.ts';
import classes from './rate-cell.module.css';

export function usePercent(): (share: number | null) => string {
  const { language } = useSpeech();
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (share) => (share === null ? '–' : format.format(share));
}

/** A win rate with its confidence interval. */
export function RateCell({ rate }: { readonly rate: WinRate }) {
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
      <RateScale rate={rate.rate} low={low} high={high} />
      <span className="unseen">{interval}</span>
    </span>
  );
}
