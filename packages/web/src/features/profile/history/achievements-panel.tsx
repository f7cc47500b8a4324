import type { MyGames } from '../../../shared/history/ask-profile.ts';
import { type Medal, MedalList } from '../../../shared/history/medal-list.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './achievements-panel.module.css';

/** Earned achievements, each with a link to its first game; then the others. */
export function AchievementsPanel({ mine: { achievements } }: { readonly mine: MyGames }) {
  const t = useWords();
  const medals = achievements.map(
    ({ id, times, first }): Medal => ({
      id,
      isEarned: times > 0,
      game: first,
      mark: times > 1 && t('profile.times', { n: times }),
    }),
  );
  const earned = medals.filter(({ isEarned }) => isEarned);
  const toCome = medals.filter(({ isEarned }) => !isEarned);
  return (
    <Panel title={t('profile.achievements')}>
      <p className={classes.count}>{t('profile.achieved', { n: earned.length, all: medals.length })}</p>
      <MedalList medals={earned} />
      {toCome.length > 0 && (
        <details>
          <summary className={classes.summary}>{t('profile.toCome')}</summary>
          <MedalList medals={toCome} />
        </details>
      )}
    </Panel>
  );
}
