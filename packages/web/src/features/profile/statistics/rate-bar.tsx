import { chanceOf } from '@moonrise/lab/figures';
import { RateScale } from '../../../shared/ui/data/rate-scale.tsx';
import { useSpeech } from '../../../shared/words/use-words.tsx';
import classes from './rate-bar.module.css';

interface RateBarProps {
  readonly label: string;
  readonly hits: number;
  readonly games: number;
}

/** A rate with its label and confidence interval. */
export function RateBar({ label, hits, games }: RateBarProps) {
  const { t, language } = useSpeech();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const { share, middle, margin } = chanceOf(hits, games);
  const [low, high] = [middle - margin, middle + margin];
  const told = t('profile.interval', { label, hits, games, low: percent.format(low), high: percent.format(high) });
  return (
    <div className={classes.rate} title={told}>
      <span className={classes.figures} aria-hidden="true">
        <span>{label}</span>
        <strong>{percent.format(share)}</strong>
      </span>
      <RateScale rate={share} low={low} high={high} />
      <span className="unseen">{told}</span>
    </div>
  );
}
