import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { facts } from '../../../shared/words/lists.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Translate } from '../../../shared/words/words.ts';
import type { ContestGameSummary, ContestStatus, NoGameReason } from '../model/answers.ts';
import classes from './now-panel.module.css';

interface NowPanelProps {
  readonly status: ContestStatus;
  readonly running: readonly ContestGameSummary[];
}

/** Connected and missing teams, and why no game starts. */
export function NowPanel({ status: { waiting, why, house }, running }: NowPanelProps) {
  const t = useWords();
  const playing = new Map<string, number>();
  for (const team of running.flatMap((game) => game.teams))
    if (team !== house.team) playing.set(team, (playing.get(team) ?? 0) + 1);
  const teams = [...new Set([...Object.keys(waiting), ...playing.keys()])].sort();
  return (
    <Panel title={t('contest.now')}>
      <p role="status">{sentenceOf(why, t)}</p>
      {house.bots > 0 && <p>{t('contest.houseSeats', { n: house.bots })}</p>}
      {why.kind === 'schedule' && (
        <ul className={classes.missing}>
          {why.missing.map((team) => (
            <li key={team}>{team}</li>
          ))}
          {why.unseen > 0 && <li>{t('contest.unseen', { n: why.unseen })}</li>}
        </ul>
      )}
      {teams.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('contest.connected')}</h3>
          <ul className={classes.teams}>
            {teams.map((team) => (
              <li key={team}>
                <strong>{team}</strong>
                <span>{presence(team, waiting[team]?.length ?? 0, playing.get(team) ?? 0, why, t)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function sentenceOf(why: NoGameReason, t: Translate): string {
  switch (why.kind) {
    case 'own':
      return t('contest.own', { n: why.seats });
    case 'teams':
      return teamsSentence(why, t);
    case 'schedule':
      return t(why.missing.length + why.unseen > 0 ? 'contest.schedule' : 'contest.afterGames');
    case 'playing':
      return t('contest.allPlaying');
    default:
      return t(`contest.${why.kind}`);
  }
}
function teamsSentence({ seats, present, playing }: Extract<NoGameReason, { kind: 'teams' }>, t: Translate): string {
  const missing = seats - present.length - playing.length;
  return missing > 0 ? t('contest.teams', { n: seats, missing }) : t('contest.afterGames');
}
function presence(team: string, waits: number, plays: number, why: NoGameReason, t: Translate): string {
  const waiting =
    why.kind === 'own' && team in why.waiting
      ? t('contest.waitingOf', { n: waits, of: why.seats })
      : t('contest.waiting', { n: waits });
  return facts(t, [waits > 0 && waiting, plays > 0 && t('contest.playing', { n: plays })]);
}
