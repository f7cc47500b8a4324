import { useEffect } from 'react';
import { ProofPanel } from '../../../shared/proof/proof-panel.tsx';
import type { StoryCast } from '../../../shared/story/views/story-cast.ts';
import type { Hints } from '../hints.ts';
import type { ReplayStory } from '../replay-story.ts';
import type { Replay } from '../use-replay.ts';
import { TurningPoints } from './turning-points.tsx';
import { useClaimMarks } from './use-claim-marks.ts';
import { useNotes } from './use-notes.ts';

export interface InsightsProps {
  readonly story: ReplayStory;
  readonly replay: Replay;
  readonly cast: StoryCast;
  readonly hasRoles: boolean; // all cards are shown
  readonly onRoles: () => void;
  readonly onHints: (hints: Hints) => void;
}

/** What can be computed from the log: turning points, possible roles, true and false claims. */
export function Insights(props: InsightsProps) {
  const { story, replay, cast, hasRoles, onHints } = props;
  const { kept, bytesOf } = story;
  const notes = useNotes(kept, replay, cast.rules);
  const marks = useClaimMarks(kept, cast, hasRoles);
  useEffect(() => onHints({ notes, marks }), [notes, marks, onHints]);
  return (
    <>
      {kept && <TurningPoints {...props} kept={kept} />}
      {bytesOf && <ProofPanel bytesOf={bytesOf} />}
    </>
  );
}
