import { TurnsView } from '../../../shared/outlook/turns-view.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from '../end-screen.module.css';
import type { Ending } from '../use-ending.ts';

/** The chances of the sides over the game, and its three turns. */
export function TurnsPanel({ kept, cast }: Pick<Ending, 'kept' | 'cast'>) {
  const t = useWords();
  return (
    <div className={classes.turns}>
      <Panel title={t('turns.title')}>{kept && <TurnsView kept={kept} cast={cast} />}</Panel>
    </div>
  );
}
