import type { Light } from '@moonrise/engine';
import type { CSSProperties } from 'react';
import { Moon } from './moon.tsx';
import classes from './sky.module.css';
import { Skyline } from './skyline.tsx';

interface SkyProps {
  readonly light: Light;
  readonly progress: number; // 0 … 1 of the phase: the moon's place on its arc
  readonly day: number; // the round: the moon waxes with it
}
const MONTH = 12; // rounds from new moon to new moon

/** The moon shows the time: it rises when a phase begins and sets when it ends. */
export function Sky({ light, progress, day }: SkyProps) {
  const along = Math.min(1, Math.max(0, progress));
  const course = { '--along': along, '--high': Math.sin(Math.PI * along) } as CSSProperties;
  const isNight = light === 'night';
  return (
    <div className={classes.sky} aria-hidden="true">
      <div className={classes.stars} data-on={isNight} />
      <div className={classes.arc}>
        <div className={classes.course} style={course}>
          <div className={classes.moon}>
            <Moon phase={moonPhase(day)} size={84} />
          </div>
        </div>
      </div>
      <div className={classes.village}>
        <Skyline />
      </div>
    </div>
  );
}

/** Nearly new in the first round, full in the sixth. */
const moonPhase = (day: number): number => ((Math.max(0, day) % MONTH) + 1) / (MONTH + 1);
