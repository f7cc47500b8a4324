import { Suspense, useEffect, useId, useState } from 'react';
import { Chat } from '../../shared/chat/chat.tsx';
import { useSnapshot } from '../../shared/connection/hooks/use-connection.ts';
import { lazyScreen } from '../../shared/install/lazy-screen.ts';
import { keptBytes } from '../../shared/proof/check-game.ts';
import { teamName } from '../../shared/rules/sentences.ts';
import { wantsLessMotion } from '../../shared/settings/motion.ts';
import { useSettings } from '../../shared/settings/settings.ts';
import { SettingsButton } from '../../shared/settings/settings-button.tsx';
import { hasCentre } from '../../shared/story/log/ending.ts';
import { AwardsView, HuntedView } from '../../shared/story/views/awards-view.tsx';
import { Column } from '../../shared/ui/layout/column.tsx';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { Waiting } from '../../shared/ui/loading/waiting.tsx';
import { announce } from '../../shared/ui/overlays/announcer.tsx';
import { useWords, Words } from '../../shared/words/use-words.tsx';
import { AgainBar } from './again-bar.tsx';
import { CardMoves } from './cast/card-moves.tsx';
import { CastList } from './cast/cast-list.tsx';
import classes from './end-screen.module.css';
import { Result } from './result.tsx';
import { ShareRow } from './share/share-row.tsx';
import { DecidingVotePanel } from './story/deciding-vote-panel.tsx';
import { GameStoryPanel } from './story/game-story-panel.tsx';
import { PredictionScores } from './story/prediction-scores.tsx';
import { TurnsPanel } from './story/turns-panel.tsx';
import { type Ending, useEnding } from './use-ending.ts';

const ProofPanel = lazyScreen(() => import('../../shared/proof/proof-panel.tsx'), 'ProofPanel');

const FinalMoments = lazyScreen(() => import('./story/final-moments.tsx'), 'FinalMoments');
FinalMoments.fetchEarly(); // this file is: nothing may come between the last vote and its count
const EarnedPanel = lazyScreen(() => import('./earned-panel.tsx'), 'EarnedPanel');

/** The end of a game: who won, all roles, the story and the chat. */
export function EndScreen({ isFresh }: { readonly isFresh: boolean }) {
  const ending = useEnding();
  const leads = useSnapshot(({ room }) => room?.display_leads === true);
  const [isTold, setIsTold] = useState(!isFresh || (wantsLessMotion() && !leads));
  if (!ending?.game.state.outcome) return <Waiting />;
  if (isTold) return <Ended ending={ending} />;
  return (
    <Suspense fallback={<Waiting />}>
      <FinalMoments ending={ending} onDone={() => setIsTold(true)} />
    </Suspense>
  );
}

/** What everyone wants to know first: who it was, what decided it, and what each player did. */
function Finale({ ending }: { readonly ending: Ending }) {
  const t = useWords();
  return (
    <Suspense fallback={null}>
      <Words of={['show']}>
        <HuntedView log={ending.game.log} cast={ending.cast} />
        <div className={classes.facts}>
          <DecidingVotePanel ending={ending} />
          <Suspense fallback={<div className={classes.turns} />}>
            <Words of={['insights']}>
              <TurnsPanel kept={ending.kept} cast={ending.cast} />
            </Words>
          </Suspense>
        </div>
        <Panel title={t('end.awards')}>
          <AwardsView log={ending.log} cast={ending.cast} isLoading={ending.isLoading} />
          <PredictionScores game={ending.game} nameOf={ending.cast.nameOf} />
        </Panel>
      </Words>
    </Suspense>
  );
}

function Ended({ ending }: { readonly ending: Ending }) {
  const t = useWords();
  const chat = useId();
  const { profile } = useSettings();
  const { game, room, rules, isHost } = ending;
  const { outcome } = game.state;
  const title = outcome?.team ? t('end.wins', { team: teamName(rules, outcome.team) }) : t('end.nobodyWins');
  const hasWon = game.seat !== null && outcome?.winners.includes(game.seat);
  const light = game.seat === null ? 'dusk' : hasWon ? 'dawn' : 'night';
  useEffect(() => announce(title, 'assertive'), [title]);
  return (
    <Page title={title} light={light} sky={{ progress: 1, day: game.state.day }} actions={<SettingsButton />}>
      <Result ending={ending} />
      <Finale ending={ending} />
      <div className={classes.columns}>
        <Column>
          <ShareRow ending={ending} title={title} />
          <CastList ending={ending} />
          {profile && game.seat !== null && (
            <Suspense fallback={null}>
              <Words of={['insights']}>
                <EarnedPanel secret={profile} game={game.id} />
              </Words>
            </Suspense>
          )}
          {hasCentre(game.state) && <CardMoves ending={ending} />}
          <GameStoryPanel ending={ending} />
          <Suspense fallback={null}>
            <Words of={['insights']}>
              <ProofPanel bytesOf={() => keptBytes(game.id)} />
            </Words>
          </Suspense>
        </Column>
        <div className={classes.side} id={chat}>
          <Chat className={classes.chat ?? ''} />
        </div>
      </div>
      <AgainBar room={room} isHost={isHost} chatId={chat} />
    </Page>
  );
}
