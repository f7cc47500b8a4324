import { Moon } from '../../sky/moon.tsx';
import { dawnTitle, numbered } from '../../story/phase/phase-title.ts';
import { useWords } from '../../words/use-words.tsx';
import type { SceneProps } from '../scene-view.tsx';
import classes from './sky-scene.module.css';

/** Night falls, or the sun rises, over the village. */
export function SkyScene({ scene: { beat, events }, cast: { rules } }: SceneProps) {
  const t = useWords();
  const isNight = beat.kind === 'nightfall';
  const opened = events.find((event) => event.type === 'opened');
  const night = rules.phases.find(({ id }) => id === opened?.phase)?.name ?? '';
  const title = opened && (isNight ? numbered(night, opened.day, rules, t) : dawnTitle(opened, rules, t));
  return (
    <div className={classes.sky} data-kind={beat.kind}>
      <div className={classes.disc}>{isNight ? <Moon phase={0.42} size={160} /> : null}</div>
      <h2 className={classes.title}>{title}</h2>
    </div>
  );
}
