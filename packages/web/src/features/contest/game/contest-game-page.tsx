import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../../shared/icons/icons.tsx';
import { defaultLook } from '../../../shared/story/views/story-cast.ts';
import { Column } from '../../../shared/ui/layout/column.tsx';
import { Page } from '../../../shared/ui/layout/page.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { ContestGameSummary, ContestPacket, ContestStatus } from '../model/answers.ts';
import { contestStoryOf, winnerIn } from '../model/story.ts';
import { usePolled } from '../model/use-polled.ts';
import { TokenPanel } from '../token-panel.tsx';
import { useContestNames } from '../use-contest-names.ts';
import { ContestFilesPanel } from './contest-files-panel.tsx';
import classes from './contest-game-page.module.css';
import { ContestLog } from './contest-log.tsx';
import { type ContestSeat, ContestSeatsPanel } from './contest-seats-panel.tsx';
import { ListenButton } from './listen-button.tsx';
import { useGame } from './use-game.ts';

interface ContestGamePageProps {
  readonly id: string;
  readonly status: ContestStatus;
  readonly actions: ReactNode;
}

/** One game of the contest: its seats and its log. */
export function ContestGamePage({ id, status, actions }: ContestGamePageProps) {
  const t = useWords();
  const { packets, isOver } = useGame(id);
  const last = typeof packets === 'object' ? packets.at(-1) : undefined;
  return (
    <Page title={t('contest.game')} light={last?.is_day === false ? 'night' : 'day'} home="/contest" actions={actions}>
      <div className={classes.head}>
        <Link href="/contest" className={classes.back}>
          <Icon name="arrow-left" size={20} />
          {t('contest.back')}
        </Link>
        {typeof packets === 'object' && <State packets={packets} rules={status.rules} />}
      </div>
      {packets === undefined && <p role="status">{t('common.loading')}</p>}
      {packets === 'missing' && <p>{t('contest.missing')}</p>}
      {typeof packets === 'object' && <Game id={id} packets={packets} isOver={isOver} status={status} />}
    </Page>
  );
}

interface GameProps extends Omit<ContestGamePageProps, 'actions'> {
  readonly packets: readonly ContestPacket[];
  readonly isOver: boolean;
}

function Game({ id, packets, isOver, status }: GameProps) {
  const t = useWords();
  const { wonBy } = useContestNames(status.rules);
  const { found } = usePolled<ContestGameSummary>(`games/${encodeURIComponent(id)}`);
  const story = useMemo(() => contestStoryOf(packets), [packets]);
  const summary = typeof found === 'object' ? found : undefined;
  const sitters = sittersOf(packets.at(-1), summary);
  const isRunning = !isOver && winnerIn(packets) === undefined;
  return (
    <div className={classes.game}>
      <Panel className={classes.story ?? ''} title={t('contest.story')}>
        {packets.length === 0 && isOver ? (
          <p>{t('contest.noStory')}</p>
        ) : (
          <ContestLog entries={story} sitters={sitters} wonBy={wonBy} />
        )}
      </Panel>
      <Column>
        {status.is_spoken && <ListenButton id={id} isRunning={isRunning} />}
        <ContestSeatsPanel sitters={sitters} rules={status.rules} houseTeam={status.house.team} />
        {isOver && <ContestFilesPanel id={id} />}
        {status.takes_token && isRunning && <TokenPanel isOpen={status.insight === 'full'} />}
      </Column>
    </div>
  );
}

/** Whether the game is running, and its phase or winner. */
function State({ packets, rules }: { readonly packets: readonly ContestPacket[]; readonly rules: string }) {
  const t = useWords();
  const { wonBy } = useContestNames(rules);
  const last = packets.at(-1);
  const winner = winnerIn(packets);
  if (!last) return null;
  return (
    <p className={classes.state}>
      <span className={winner === undefined ? classes.live : classes.over}>
        {t(winner === undefined ? 'contest.live' : 'contest.over')}
      </span>
      <strong>
        {winner === undefined ? t(last.is_day ? 'contest.daylight' : 'contest.night', { n: last.day }) : wonBy(winner)}
      </strong>
    </p>
  );
}

/** Packets have who is alive now, the summary has the programs' own names. */
function sittersOf(packet: ContestPacket | undefined, summary: ContestGameSummary | undefined): readonly ContestSeat[] {
  const seats = packet?.agents.map(({ name, role, is_alive }) => ({ name, role, isAlive: is_alive }));
  const known = summary?.agents.map(({ game_name, role, alive }) => ({ name: game_name, role, isAlive: alive }));
  return (seats ?? known ?? []).map((seat, i) => ({
    ...seat,
    original: summary?.agents[i]?.original_name ?? '',
    team: summary?.agents[i]?.team_name ?? '',
    look: defaultLook(i),
  }));
}
