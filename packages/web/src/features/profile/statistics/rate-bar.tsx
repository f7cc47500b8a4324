import { chanceOf } from '@moonrise/lab/figures';
import { useSpeech } from '../../../shared/words/use-words.tsx';
import classes from './rate-bar.module.css';

interface RateBarProps {
  readonly label: string;
  readonly hits: number;
  readonly games: number;
}

const FEW = 5; // with fewer games a bar would say more than is known

/** A rate with its label and confidence interval. */
export function RateBar({ label, hits, games }: RateBarProps) {
  const { t, language } = useSpeech();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const { share, middle, margin } = chanceOf(hits, games);
  const [low, high] = [middle - margin, middle + margin];
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const range = t('profile.range', { low: digits.format(100 * low), high: percent.format(high) });
  return (
    <div className={classes.rate}>
      <span className="unseen">{t('profile.rate', { label, hits, games })}</span>
      <span className={classes.figures} aria-hidden="true">
        <span>{label}</span>
        <strong>{percent.format(share)}</strong>
      </span>
      {games >= FEW && (
        <span className={classes.bar} aria-hidden="true">
          <span style={{ inlineSize: `${100 * share}%` }} />
        </span>
      )}
      <span className={classes.range}>{range}</span>
    </div>
  );
}
