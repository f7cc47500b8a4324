import type { MyGames } from '../../../shared/history/ask-profile.ts';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useRulesNames } from '../use-rules-names.ts';
import classes from './ratings-panel.module.css';

export function RatingsPanel({ mine: { ratings } }: { readonly mine: MyGames }) {
  const t = useWords();
  const { rulesName } = useRulesNames();
  return (
    <Panel title={t('profile.ratings')}>
      <ul className={classes.ratings}>
        {ratings.map(({ rules, rating, deviation, games }) => (
          <li key={rules}>
            <span>{rulesName(rules)}</span>
            <strong>{t('profile.rating', { rating: Math.round(rating), deviation: Math.round(deviation) })}</strong>
            <span className={classes.note}>{t('profile.ranked', { n: games })}</span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t('profile.ratingsHint')}</p>
    </Panel>
  );
}
