import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../../shared/icons/icons.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { inRow } from '../../../shared/words/lists.ts';
import { localeOf } from '../../../shared/words/locale.ts';
import { useSpeech } from '../../../shared/words/use-words.tsx';
import type { Translate } from '../../../shared/words/words.ts';
import type { ContestGameSummary } from '../model/answers.ts';
import { useContestNames } from '../use-contest-names.ts';
import classes from './contest-games-panel.module.css';

interface ContestGamesPanelProps {
  readonly title: string;
  readonly none: string;
  readonly games: readonly ContestGameSummary[];
  readonly rules: string;
}
const DRAWN = 5;

export function ContestGamesPanel({ title, none, games, rules }: ContestGamesPanelProps) {
  const { t } = useSpeech();
  const [drawn, setDrawn] = useState(DRAWN);
  return (
    <Panel title={title}>
      {games.length === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <ul className={classes.games}>
          {games.slice(0, drawn).map((game) => (
            <li key={game.id}>
              <GameLink game={game} rules={rules} />
            </li>
          ))}
        </ul>
      )}
      {games.length > drawn && (
        <Button kind="quiet" onClick={() => setDrawn(games.length)}>
          {t('contest.more', { n: games.length - drawn })}
        </Button>
      )}
    </Panel>
  );
}

function GameLink({ game, rules }: { readonly game: ContestGameSummary; readonly rules: string }) {
  const { t, language } = useSpeech();
  const { wonBy } = useContestNames(rules);
  const { id, day, finished, win_side, agents, ended_at, source } = game;
  const alive = agents.filter((agent) => agent.alive).length;
  return (
    <Link href={`/contest/${id}`} className={classes.game}>
      <span className={classes.line}>
        <strong>{finished ? wonBy(win_side) : t('contest.day', { n: day })}</strong>
        <span className={classes.side}>
          {finished ? ended_at && timeOf(ended_at, language) : t('contest.alive', { n: alive, of: agents.length })}
          {source !== undefined && ` · ${t('contest.imported')}`}
        </span>
      </span>
      <span className={classes.teams}>{teamsOf(game, t)}</span>
      <Icon name="arrow-right" size={20} />
    </Link>
  );
}
/** Each team once, with its number of seats if it has several. */
function teamsOf({ teams }: ContestGameSummary, t: Translate): string {
  const seats = (team: string) => teams.filter((one) => one === team).length;
  return inRow(
    t,
    [...new Set(teams)].map((team) => (seats(team) > 1 ? `${team} × ${seats(team)}` : team)),
  );
}
const timeOf = (at: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'short', timeStyle: 'short' }).format(new Date(at));
