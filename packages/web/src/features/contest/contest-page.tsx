import { Link } from 'wouter';
import { PageButtons } from '../../shared/settings/page-buttons.tsx';
import { Column } from '../../shared/ui/layout/column.tsx';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useWords, Words } from '../../shared/words/use-words.tsx';
import classes from './contest-page.module.css';
import { ExportPanel } from './export-panel.tsx';
import { ContestGamePage } from './game/contest-game-page.tsx';
import type { ContestGameSummary, ContestStandings, ContestStatus } from './model/answers.ts';
import { usePolled } from './model/use-polled.ts';
import { ContestGamesPanel } from './overview/contest-games-panel.tsx';
import { ContestFiguresPanel } from './overview/figures-panel.tsx';
import { NowPanel } from './overview/now-panel.tsx';
import { PlanPanel } from './overview/plan-panel.tsx';
import { StandingsPanel } from './overview/standings-panel.tsx';
import { TokenPanel } from './token-panel.tsx';

const HOME = '/contest';

/** The contest for spectators: the overview, or one game. */
export function ContestPage({ id }: { readonly id: string | undefined }) {
  return (
    <Words of={['contest']}>
      <Contest id={id} />
    </Words>
  );
}

function Contest({ id }: { readonly id: string | undefined }) {
  const t = useWords();
  const { found: status, isOffline } = usePolled<ContestStatus>('status');
  if (status === 'missing') return <NoContest />; // a game server serves the same client
  if (typeof status === 'object' && id !== undefined)
    return <ContestGamePage id={id} status={status} actions={<PageButtons />} />;
  return (
    <Page title={t('contest.title')} light="dusk" home={HOME} actions={<PageButtons />}>
      {isOffline && <p role="status">{t('contest.offline')}</p>}
      {status === undefined && !isOffline && <p role="status">{t('common.loading')}</p>}
      {status === 'locked' && <p className={classes.locked}>{t('contest.locked')}</p>}
      {status === 'locked' && <TokenPanel isOpen={false} />}
      {typeof status === 'object' && <Overview status={status} />}
    </Page>
  );
}

function NoContest() {
  const t = useWords();
  return (
    <Page title="Moonrise">
      <p>{t('common.notFound')}</p>
      <Link href="/">{t('common.home')}</Link>
    </Page>
  );
}

function Overview({ status }: { readonly status: ContestStatus }) {
  const t = useWords();
  const { found: games } = usePolled<{ readonly games: readonly ContestGameSummary[] }>('games');
  const { found: results } = usePolled<{ readonly games: readonly ContestGameSummary[] }>('results');
  const { found: standings } = usePolled<ContestStandings>('standings');
  const running = typeof games === 'object' ? games.games.filter(({ finished }) => !finished) : [];
  const past = typeof results === 'object' ? results.games : [];
  return (
    <div className={classes.overview}>
      <Column>
        <NowPanel status={status} running={running} />
        <ContestGamesPanel
          title={t('contest.running')}
          none={t('contest.noneRunning')}
          games={running}
          rules={status.rules}
        />
      </Column>
      <ContestGamesPanel
        title={t('contest.finished')}
        none={t('contest.noneFinished')}
        games={past}
        rules={status.rules}
      />
      <Column className={classes.across}>
        {typeof standings === 'object' && <StandingsPanel standings={standings} rules={status.rules} />}
        {typeof standings === 'object' && standings.teams.length > 0 && <ContestFiguresPanel teams={standings.teams} />}
        {typeof standings === 'object' && standings.schedule && (
          <PlanPanel plan={standings.schedule} roles={standings.roles} rules={status.rules} />
        )}
      </Column>
      <Panel title={t('contest.export')}>
        <ExportPanel />
      </Panel>
      {status.takes_token && <TokenPanel isOpen={status.insight === 'full'} />}
    </div>
  );
}
