import { useState } from 'react';
import { Link } from 'wouter';
import { useCommand } from '../../../shared/connection/hooks/use-command.ts';
import { fetchMyGames, type MyGames } from '../../../shared/history/ask-profile.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.tsx';
import { localeOf } from '../../../shared/words/locale.ts';
import { useSpeech } from '../../../shared/words/use-words.tsx';
import { useRulesNames } from '../use-rules-names.ts';
import classes from './my-games-panel.module.css';

const FEW = 8;

interface MyGamesPanelProps {
  readonly mine: MyGames; // with the newest games
  readonly secret: string;
}

/** Newest first, each with a link to its replay. */
export function MyGamesPanel({ mine, secret }: MyGamesPanelProps) {
  const { t, language } = useSpeech();
  const { rulesName, roleOf } = useRulesNames();
  const [isOpen, setIsOpen] = useState(false);
  const [{ games, next }, setPage] = useState<Pick<MyGames, 'games' | 'next'>>(mine);
  const [more, isLoading] = useCommand(async () => {
    if (isOpen && next !== null) {
      const page = await fetchMyGames(secret, next).catch(() => undefined);
      if (page) setPage({ games: [...games, ...page.games], next: page.next });
      else toast(t('profile.failed'), 'danger');
    }
    setIsOpen(true);
  });
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
  const shown = isOpen ? games : games.slice(0, FEW);
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
      {(shown.length < games.length || next !== null) && (
        <Button onClick={more} isBusy={isLoading}>
          {t('profile.more')}
        </Button>
      )}
    </Panel>
  );
}
