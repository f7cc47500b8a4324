import type { Deed } from '@moonrise/engine';
import { useMemo } from 'react';
import { mayRead, type SeatMind, thoughtsBehind, votingActs } from '../../../shared/story/finished/minds.ts';
import { happeningsIn } from '../../../shared/story/finished/use-finished-game.ts';
import type { Chapter } from '../../../shared/story/log/chapters.ts';
import type { StoryRow } from '../../../shared/story/log/moments.ts';
import { openVotes } from '../../../shared/story/log/votes.ts';
import type { StoryCast } from '../../../shared/story/views/story-cast.ts';
import { ThoughtsView } from '../../../shared/story/views/thoughts-view.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Replay } from '../use-replay.ts';

interface ThoughtsProps {
  readonly minds: readonly SeatMind[];
  readonly rows: readonly StoryRow[];
  readonly chapter: Chapter | undefined; // up to this moment
  readonly replay: Replay;
  readonly cast: StoryCast;
}

/** The reasons for the bots' choices of this phase so far. */
export function Thoughts({ minds, rows, chapter, replay: { state, viewer }, cast }: ThoughtsProps) {
  const t = useWords();
  const votes = useMemo(() => votingActs(happeningsIn(rows)), [rows]);
  if (!chapter) return null;
  const deeds = [...openVotes(state.frames.at(-1)), ...counted(chapter)];
  const thoughts = thoughtsBehind(minds, chapter.day, deeds, votes).filter(({ seat }) => mayRead(viewer, seat));
  if (thoughts.length === 0) return null;
  return (
    <Panel title={t('minds.thoughts')}>
      <ThoughtsView thoughts={thoughts} cast={cast} />
    </Panel>
  );
}

const counted = ({ items }: Chapter): readonly Deed[] =>
  items.flatMap((item) => (item.kind === 'votes' ? item.event.ballots : []));
