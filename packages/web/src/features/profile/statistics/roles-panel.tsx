import type { MyGames } from '../../../shared/history/ask-profile.ts';
import { Picture } from '../../../shared/ui/data/picture.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useRulesNames } from '../use-rules-names.ts';
import { RateBar } from './rate-bar.tsx';
import classes from './roles-panel.module.css';

/** Win and survival rates by role, for each rule set. */
export function RolesPanel({ mine: { statistics } }: { readonly mine: MyGames }) {
  const t = useWords();
  const { rulesName, roleOf } = useRulesNames();
  const played = [...new Set(statistics.map(({ rules }) => rules))];
  return (
    <Panel title={t('profile.byRole')}>
      {played.map((rules) => (
        <section key={rules} className={classes.rules} aria-label={rulesName(rules)}>
          <h3>{rulesName(rules)}</h3>
          <ul className={classes.roles}>
            {statistics
              .filter((one) => one.rules === rules)
              .map(({ role, games, wins, survived }) => {
                const { name, picture } = roleOf(rules, role);
                return (
                  <li key={role}>
                    <span className={classes.role}>
                      {picture && <Picture name={picture} size={32} />}
                      <span>
                        {name}
                        <span className={classes.note}>{t('profile.games', { n: games })}</span>
                      </span>
                    </span>
                    <RateBar label={t('profile.won')} hits={wins} games={games} />
                    <RateBar label={t('profile.survived')} hits={survived} games={games} />
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
