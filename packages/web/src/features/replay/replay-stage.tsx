import { useEffect } from 'react';
import type { RulesEntry } from '../../shared/rules/rules.ts';
import { type StagedBeat, scenesOf } from '../../shared/stage/program.ts';
import { SceneView } from '../../shared/stage/scene-view.tsx';
import { logAt, type Watched } from '../../shared/story/log/moments.ts';
import type { StoryCast } from '../../shared/story/views/story-cast.ts';
import classes from './replay-stage.module.css';
import type { Replay } from './use-replay.ts';

/** What is staged at a moment: nothing of it is known before. */
export function scenesIn(watched: Watched, moment: number, rules: RulesEntry): readonly StagedBeat[] {
  const log = logAt(watched, moment);
  const after = watched.moments[moment - 1]?.row ?? -1;
  return scenesOf({ log, rules, after, isPublicOnly: false });
}

interface ReplayStageProps {
  readonly replay: Replay;
  readonly cast: StoryCast;
}

/** What happened at this moment, staged while the replay plays. The controls stay in reach. */
export function ReplayStage({ replay: { scene, speed, skipScene }, cast }: ReplayStageProps) {
  const ms = (scene?.beat.ms ?? 0) / speed;
  const key = scene?.key;
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(skipScene, ms);
    return () => clearTimeout(timer);
  }, [key, ms, skipScene]);
  if (!scene) return null;
  return (
    <div className={classes.stage}>
      <SceneView key={key} scene={scene} cast={cast} ms={ms} isWaiting={false} onTell={undefined} onSkip={skipScene} />
    </div>
  );
}
