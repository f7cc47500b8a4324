import type { State } from '@moonrise/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RulesEntry } from '../../shared/rules/rules.ts';
import { wantsLessMotion } from '../../shared/settings/motion.ts';
import type { StagedBeat } from '../../shared/stage/program.ts';
import {
  chapterAt,
  momentAt,
  type ReplayPerspective,
  type StoryRow,
  type Watched,
  watchedBy,
} from '../../shared/story/log/moments.ts';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const SHORTEST_MS = 350;
const LONGEST_MS = 1_800;

export interface Replay {
  readonly watched: Watched;
  readonly viewer: ReplayPerspective;
  readonly moment: number;
  readonly row: number; // of the game, for any viewer
  readonly state: State; // what the viewer knew
  readonly truth: State; // the true state at that time
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly scene: StagedBeat | undefined; // what is staged before the playback goes on
  readonly skipScene: () => void;
  readonly watchAs: (viewer: ReplayPerspective) => void;
  readonly go: (moment: number) => void; // pauses
  readonly goChapters: (step: 1 | -1) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

type ScenesIn = (watched: Watched, moment: number, rules: RulesEntry) => readonly StagedBeat[];

/** The playback of a finished game: viewer, position and speed. */
export function useReplay(rows: readonly StoryRow[], rules: RulesEntry): Replay {
  const [viewer, watchAs] = useState<ReplayPerspective>(null);
  const [row, setRow] = useState(0); // the same position for all viewers
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const [scenes, setScenes] = useState<readonly StagedBeat[]>([]);
  const scenesIn = useRef<ScenesIn>(undefined);
  useEffect(() => {
    if (!isPlaying) return;
    import('./replay-stage.tsx').then(
      (stage) => {
        scenesIn.current = stage.scenesIn;
      },
      () => {}, // no network: no scenes
    );
  }, [isPlaying]);
  const watched = useMemo(() => watchedBy(rows, viewer), [rows, viewer]);
  const whole = useMemo(() => watchedBy(rows, 'everything'), [rows]);
  const { moments, chapters } = watched;
  const moment = momentAt(watched, row);
  const last = moments.length - 1;

  useEffect(() => {
    if (!isPlaying || scenes.length > 0) return;
    const [now, next] = [moments[moment], moments[moment + 1]];
    if (!now || !next) return setIsPlaying(false);
    const pause = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, next.at - now.at)) / speed;
    const timer = setTimeout(() => {
      setRow(next.row);
      if (!wantsLessMotion()) setScenes(scenesIn.current?.(watched, moment + 1, rules) ?? []);
    }, pause);
    return () => clearTimeout(timer);
  }, [isPlaying, scenes, watched, moments, moment, speed, rules]);

  const jump = (to: number) => {
    setScenes([]);
    setRow(moments[Math.min(last, Math.max(0, to))]?.row ?? 0);
  };
  const go = (to: number) => {
    setIsPlaying(false);
    jump(to);
  };
  const goChapters = (step: 1 | -1) => {
    const at = chapterAt(watched, moment);
    const isInside = step === -1 && moment > (chapters[at]?.moment ?? 0);
    jump(chapters[isInside ? at : at + step]?.moment ?? (step === 1 ? last : 0));
  };
  const toggle = () => {
    if (!isPlaying && moment >= last) jump(0);
    setScenes([]);
    setIsPlaying(!isPlaying);
  };
  const skipScene = useCallback(() => setScenes((all) => all.slice(1)), []);
  const state = moments[moment]?.state as State;
  const truth = whole.moments[momentAt(whole, row)]?.state ?? state;
  const [scene] = scenes;
  const where = { watched, viewer, moment, row, state, truth, isPlaying, speed, scene };
  return { ...where, watchAs, go, goChapters, toggle, setSpeed, skipScene };
}
