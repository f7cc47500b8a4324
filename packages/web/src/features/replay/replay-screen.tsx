import { type KeyboardEvent, type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyScreen } from '../../shared/install/lazy-screen.ts';
import type { RulesEntry } from '../../shared/rules/rules.ts';
import { SettingsButton } from '../../shared/settings/settings-button.tsx';
import { chapterAt, progressAt } from '../../shared/story/log/moments.ts';
import { phaseTitle } from '../../shared/story/phase/phase-title.ts';
import { defaultLook, type StoryCast } from '../../shared/story/views/story-cast.ts';
import { usePlaceNames } from '../../shared/story/views/use-place-names.ts';
import { Column } from '../../shared/ui/layout/column.tsx';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { useWords, Words } from '../../shared/words/use-words.tsx';
import { Timeline } from './controls/timeline.tsx';
import { ViewerChoice } from './controls/viewer-choice.tsx';
import { noHints } from './hints.ts';
import { ChapterSoFar } from './panels/chapter-so-far.tsx';
import { ReplayChat } from './panels/replay-chat.tsx';
import { ReplayPlayers } from './panels/replay-players.tsx';
import classes from './replay-screen.module.css';
import type { ReplayStory } from './replay-story.ts';
import { type Replay, useReplay } from './use-replay.ts';

const ReplayStage = lazyScreen(
  () => import('./replay-stage.tsx').then(({ ReplayStage }) => ({ ReplayStage })),
  'ReplayStage',
);
const ModelMoves = lazyScreen(() => import('./panels/model-moves.tsx'), 'ModelMoves');
const Insights = lazyScreen(() => import('./insights/insights.tsx'), 'Insights');

interface ReplayScreenProps {
  readonly story: ReplayStory;
  readonly rules: RulesEntry;
  readonly children?: ReactNode; // notes about the file
}

export function ReplayScreen({ story, rules, children }: ReplayScreenProps) {
  const t = useWords();
  const { rows, hasTimes, looks, programs, minds, moves } = story;
  const replay = useReplay(rows, rules);
  const [hasRoles, setHasRoles] = useState(false);
  const [{ notes, marks }, setHints] = useState(noHints);
  const { watched, moment, state } = replay;
  const nameOf = usePlaceNames(state);
  const lookOf = useCallback((seat: number) => looks[seat] ?? defaultLook(seat), [looks]);
  const cast: StoryCast = { rules, nameOf, lookOf, seats: state.seats.length };
  const chapter = watched.chapters[chapterAt(watched, moment)];
  const light = rules.phases.find(({ id }) => id === chapter?.phase)?.light ?? 'dusk';
  return (
    <Page
      title={t('replay.title', { rules: rules.name })}
      isTitleHidden
      moon="above"
      light={light}
      sky={{ progress: progressAt(watched, moment), day: state.day }}
      actions={<SettingsButton />}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that work wherever no other element handles them */}
      <div className={classes.screen} onKeyDown={(event) => onKey(event, replay)}>
        <Panel className={classes.top ?? ''}>
          <div>
            <p aria-hidden="true">{t('replay.title', { rules: rules.name })}</p>
            <h2 className={classes.phase}>{chapter && phaseTitle(chapter, rules, t)}</h2>
          </div>
          <ViewerChoice replay={replay} cast={cast} hasRoles={hasRoles} onRoles={setHasRoles} />
        </Panel>
        {children}
        <div className={classes.columns}>
          <ReplayPlayers replay={replay} cast={cast} hasRoles={hasRoles} programs={programs} notes={notes} />
          <Column>
            <ChapterSoFar replay={replay} cast={cast} minds={minds} rows={rows} />
            <ReplayChat replay={replay} cast={cast} hasTimes={hasTimes} marks={marks} />
            {moves.length > 0 && (
              <Suspense fallback={null}>
                <ModelMoves moves={moves} replay={replay} cast={cast} />
              </Suspense>
            )}
          </Column>
        </div>
        <Suspense fallback={null}>
          <Words of={['insights']}>
            <Insights
              story={story}
              replay={replay}
              cast={cast}
              hasRoles={hasRoles || replay.viewer === 'everything'}
              onRoles={() => setHasRoles(true)}
              onHints={setHints}
            />
          </Words>
        </Suspense>
        <Suspense fallback={null}>
          <Words of={['show']}>
            <ReplayStage replay={replay} cast={cast} />
          </Words>
        </Suspense>
        <Timeline replay={replay} rules={rules} />
      </div>
    </Page>
  );
}

const steps: Readonly<Record<string, (replay: Replay) => void>> = {
  ArrowRight: ({ go, moment }) => go(moment + 1),
  ArrowLeft: ({ go, moment }) => go(moment - 1),
  PageDown: ({ goChapters }) => goChapters(1),
  PageUp: ({ goChapters }) => goChapters(-1),
  ' ': ({ toggle }) => toggle(),
};
function onKey(event: KeyboardEvent, replay: Replay): void {
  const step = steps[event.key];
  const isWanted = (event.target as HTMLElement).closest(
    'button, select, summary, a, dialog, [tabindex="0"], [role="switch"]',
  );
  const isSlider = (event.target as HTMLElement).matches('input[type="range"]');
  if (!step || isWanted || (isSlider && event.key.startsWith('Arrow'))) return;
  event.preventDefault();
  step(replay);
}
