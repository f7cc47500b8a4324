import type { MyGames } from '../../../shared/history/ask-profile.ts';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { RateBar } from './rate-bar.tsx';
import classes from './summary-panel.module.css';

export function SummaryPanel({ mine: { statistics, total } }: { readonly mine: MyGames }) {
  const t = useWords();
  const wins = statistics.reduce((sum, role) => sum + role.wins, 0);
  const survived = statistics.reduce((sum, role) => sum + role.survived, 0);
  return (
    <Panel title={t('profile.summary')}>
      <p className={classes.count}>{t('profile.games', { n: total })}</p>
      <div className={classes.rates}>
        <RateBar label={t('profile.won')} hits={wins} games={total} />
        <RateBar label={t('profile.survived')} hits={survived} games={total} />
      </div>
    </Panel>
  );
}
