import { useEffect } from 'react';
import { chaptersOf } from '../../../shared/story/log/chapters.ts';
import { phaseTitle } from '../../../shared/story/phase/phase-title.ts';
import { StoryItemView } from '../../../shared/story/views/story-item-view.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Page } from '../../../shared/ui/layout/page.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Ending } from '../use-ending.ts';

const SHOWN_MS = 2_000;

interface FinalMomentsProps {
  readonly ending: Ending;
  readonly onDone: () => void;
}

/** Shows the last vote and deaths for a moment before the winner. */
export function FinalMoments({ ending, onDone }: FinalMomentsProps) {
  const t = useWords();
  const { game, rules, cast } = ending;
  const chapter = chaptersOf(game.log).findLast(({ items }) => items.some(isResult));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts once
  useEffect(() => {
    const end = setTimeout(onDone, chapter ? SHOWN_MS : 0);
    return () => clearTimeout(end);
  }, []);
  if (!chapter) return null;
  return (
    <Page title={phaseTitle(chapter, rules, t)} light="dusk" sky={{ progress: 1, day: game.state.day }}>
      <Panel>
        {chapter.items.filter(isResult).map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished chapter does not change
          <StoryItemView key={i} item={item} cast={cast} />
        ))}
      </Panel>
      <Button isWide onClick={onDone}>
        {t('end.toResult')}
      </Button>
    </Page>
  );
}
const isResult = ({ kind }: { readonly kind: string }): boolean => kind === 'votes' || kind === 'death';
