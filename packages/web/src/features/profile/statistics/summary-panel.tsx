import type { MyGames } from '../../../shared/history/ask-profile.ts';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { RateBar } from './rate-bar.tsx';
import classes from './summary-panel.module.css';

export function SummaryPanel({ mine: { games } }: { readonly mine: MyGames }) {
  const t = useWords();
  const wins = games.filter(({ won }) => won).length;
  const survived = games.filter(({ alive }) => alive).length;
  return (
    <Panel title={t('profile.summary')}>
      <p className={classes.count}>{t('profile.games', { n: games.length })}</p>
      <div className={classes.rates}>
        <RateBar label={t('profile.won')} hits={wins} games={games.length} />
        <RateBar label={t('profile.survived')} hits={survived} games={games.length} />
      </div>
    </Panel>
  );
}
