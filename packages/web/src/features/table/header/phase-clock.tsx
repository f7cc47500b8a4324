import type { Light } from '@moonrise/engine';
import { useServerNow } from '../../../shared/connection/hooks/use-server-now.ts';
import { Sky } from '../../../shared/sky/sky.tsx';
import { clockText, isHurried, progressOf, secondsLeft } from '../../../shared/story/phase/scene.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useTable } from '../model/use-table.ts';
import classes from './phase-clock.module.css';

/** The time left, in figures and as a bar. Not a live region: important times are announced elsewhere. */
export function PhaseClock() {
  const t = useWords();
  const { scene, game } = useTable();
  const now = useServerNow(250);
  const left = secondsLeft(scene, now);
  if (left === null) return null;
  return (
    <div className={classes.clock} data-hurry={isHurried(scene, left)}>
      <p className={classes.figures} role="timer" aria-label={t('table.timeLeft')}>
        {clockText(left)}
      </p>
      <div className={classes.bar} aria-hidden="true">
        <span style={{ transform: `scaleX(${1 - progressOf(scene, now)})` }} />
      </div>
      {game.extendedMs > 0 && (
        <p className={classes.given}>{t('table.timeGiven', { n: Math.round(game.extendedMs / 1000) })}</p>
      )}
    </div>
  );
}

/** The sky with the moon as a clock. */
export function TableSky({ light }: { readonly light: Light }) {
  const { scene, isCovert } = useTable();
  const progress = progressOf(scene, useServerNow(1_000));
  return (
    <div className={classes.sky} data-wide={isCovert && scene.light === 'night'}>
      <Sky light={light} progress={progress} day={scene.day} />
    </div>
  );
}

/** The time left as text; null: no clock. */
export function useTimeLeft(): string | null {
  const left = secondsLeft(useTable().scene, useServerNow(500));
  return left === null ? null : clockText(left);
}
