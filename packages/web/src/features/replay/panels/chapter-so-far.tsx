import { Suspense, useMemo } from 'react';
import { lazyScreen } from '../../../shared/install/lazy-screen.ts';
import { teamName } from '../../../shared/rules/sentences.ts';
import type { SeatMind } from '../../../shared/story/finished/minds.ts';
import { chaptersOf } from '../../../shared/story/log/chapters.ts';
import { logAt, type StoryRow } from '../../../shared/story/log/moments.ts';
import type { StoryCast } from '../../../shared/story/views/story-cast.ts';
import { StoryItemView } from '../../../shared/story/views/story-item-view.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Replay } from '../use-replay.ts';
import classes from './chapter-so-far.module.css';

const Thoughts = lazyScreen(() => import('./thoughts.tsx'), 'Thoughts');

interface ChapterSoFarProps {
  readonly replay: Replay;
  readonly cast: StoryCast;
  readonly minds: readonly SeatMind[];
  readonly rows: readonly StoryRow[];
}

/** What the viewer has learnt in this phase so far. */
export function ChapterSoFar({ replay, cast, minds, rows }: ChapterSoFarProps) {
  const t = useWords();
  const { watched, moment, state, viewer } = replay;
  const chapter = useMemo(() => chaptersOf(logAt(watched, moment)).at(-1), [watched, moment]);
  const { outcome } = state;
  const items = chapter?.items ?? [];
  return (
    <>
      <Panel title={t('replay.happens')}>
        {items.length === 0 && !outcome && (
          <p className={classes.quiet}>{t(typeof viewer === 'number' ? 'replay.quiet' : 'replay.quietForAll')}</p>
        )}
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are only added
          <StoryItemView key={i} item={item} cast={cast} />
        ))}
        {outcome && (
          <p className={classes.end}>
            <strong>
              {outcome.team ? t('end.wins', { team: teamName(cast.rules, outcome.team) }) : t('end.nobodyWins')}
            </strong>
            <span>{cast.rules.words.ends[outcome.reason]}</span>
          </p>
        )}
      </Panel>
      {minds.length > 0 && (
        <Suspense fallback={null}>
          <Thoughts minds={minds} rows={rows} chapter={chapter} replay={replay} cast={cast} />
        </Suspense>
      )}
    </>
  );
}
