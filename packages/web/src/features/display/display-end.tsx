import { useCallback, useEffect, useState } from 'react';
import { wantsLessMotion } from '../../shared/settings/motion.ts';
import { Director } from '../../shared/stage/director.tsx';
import { usePlaceNames } from '../../shared/story/views/use-place-names.ts';
import { Finale } from './finale.tsx';
import { useNarrator } from './narration/narration.ts';
import type { Shown } from './shown.ts';
import { useStageShown } from './stage/use-stage-shown.ts';

/** First the last moments; then the winner, who the wolves were, all cards face up, and an award for each player. */
export function DisplayEnd(shown: Shown) {
  const { game, rules } = shown;
  const nameOf = usePlaceNames(game.state);
  const [isTold, setIsTold] = useState(wantsLessMotion);
  const release = useStageShown(game);
  const narrate = useNarrator();
  useEffect(() => {
    if (isTold) release();
  }, [isTold, release]);
  const tell = useCallback(() => setIsTold(true), []);
  if (isTold) return <Finale {...shown} />;
  return <Director game={game} rules={rules} nameOf={nameOf} isPublicOnly onTell={narrate} onOver={tell} />;
}
