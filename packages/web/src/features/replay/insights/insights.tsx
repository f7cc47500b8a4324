import { useEffect } from 'react';
import { ProofPanel } from '../../../shared/proof/proof-panel.tsx';
import type { Cast } from '../../../shared/story/cast.ts';
import type { Hints } from '../hints.ts';
import type { Story } from '../story.ts';
import type { Replay } from '../use-replay.ts';
import { TurningPoints } from './turning-points.tsx';
import { useMarks } from './use-marks.ts';
import { useNotes } from './use-notes.ts';

export interface InsightsProps {
  readonly story: Story;
  readonly replay: Replay;
  readonly cast: Cast;
  readonly hasRoles: boolean; // everybody's card lies open
  readonly onRoles: () => void;
  readonly onHints: (hints: Hints) => void;
}

/** What the log can tell beyond what happened. */
export function Insights(props: InsightsProps) {
  const { story, replay, cast, hasRoles, onHints } = props;
  const { kept, bytesOf } = story;
  const notes = useNotes(kept, replay, cast.rules);
  const marks = useMarks(kept, cast, hasRoles);
  useEffect(() => onHints({ notes, marks }), [notes, marks, onHints]);
  return (
    <>
      {kept && <TurningPoints {...props} kept={kept} />}
      {bytesOf && <ProofPanel bytesOf={bytesOf} />}
    </>
  );
}
