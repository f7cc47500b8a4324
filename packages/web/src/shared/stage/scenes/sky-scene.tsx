import { Moon } from '../../sky/moon.tsx';
import { numbered } from '../../story/phase/phase-title.ts';
import { useWords } from '../../words/use-words.tsx';
import type { SceneProps } from '../scene-view.tsx';
import classes from './sky-scene.module.css';

/** Night falls, or the sun rises, over the village. */
export function SkyScene({ scene: { beat, events }, cast: { rules } }: SceneProps) {
  const t = useWords();
  const opened = events.find((event) => event.type === 'opened');
  const phase = rules.phases.find(({ id }) => id === opened?.phase)?.name ?? '';
  return (
    <div className={classes.sky} data-kind={beat.kind}>
      <div className={classes.disc}>{beat.kind === 'nightfall' ? <Moon phase={0.42} size={160} /> : null}</div>
      <h2 className={classes.title}>{opened ? numbered(phase, opened.day, rules, t) : phase}</h2>
    </div>
  );
}
