import { useWords } from '../../shared/words/use-words.tsx';
import { Stage } from './stage/stage.tsx';

const low = { progress: 0.9, day: 4 };

/** A fault has stopped the game. */
export function DisplayStopped() {
  const t = useWords();
  return (
    <Stage light="dusk" sky={low} title={t('end.stopped')}>
      <p>{t('end.stoppedWhy')}</p>
    </Stage>
  );
}
