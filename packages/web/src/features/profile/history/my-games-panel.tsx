import { useState } from 'react';
import { Link } from 'wouter';
import type { MyGames } from '../../../shared/history/ask-profile.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useSpeech } from '../../../shared/words/use-words.tsx';
import { useRulesNames } from '../use-rules-names.ts';
import classes from './my-games-panel.module.css';

const FEW = 8;

/** Newest first, each with a link to its replay. */
export function MyGamesPanel({ mine: { games } }: { readonly mine: MyGames }) {
  const { t, language } = useSpeech();
  const { rulesName, roleOf } = useRulesNames();
  const [isWhole, setIsWhole] = useState(false);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const shown = isWhole ? games : games.slice(0, FEW);
  return (
    <Panel title={t('profile.history')}>
      <ul className={classes.games}>
        {shown.map(({ game_id: id, at, rules, role, players, seat, won }) => (
          <li key={`${id}/${seat}`}>
            <Link href={`/games/${id}`}>
              <span className={won ? classes.won : classes.lost}>{t(won ? 'profile.victory' : 'profile.defeat')}</span>
              <span>
                {t('profile.as', { role: roleOf(rules, role).name, rules: rulesName(rules), n: players })}
                <time className={classes.date} dateTime={new Date(at).toISOString()}>
                  {dates.format(at)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!isWhole && games.length > FEW && (
        <Button onClick={() => setIsWhole(true)}>{t('profile.all', { n: games.length })}</Button>
      )}
    </Panel>
  );
}
