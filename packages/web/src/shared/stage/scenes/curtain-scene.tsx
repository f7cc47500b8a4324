import type { CSSProperties } from 'react';
import { Face } from '../../faces/faces.tsx';
import { teamName } from '../../rules/sentences.ts';
import { useWords } from '../../words/use-words.tsx';
import type { SceneProps } from '../scene-view.tsx';
import classes from './curtain-scene.module.css';

/** The game is over: the side that has won, and its people. */
export function CurtainScene({ scene: { beat, events }, cast }: SceneProps) {
  const t = useWords();
  const ended = events.find((event) => event.type === 'ended');
  const team = ended?.outcome.team ?? null;
  return (
    <div className={classes.curtain}>
      <h2 className={classes.title}>
        {team ? t('stage.wins', { team: teamName(cast.rules, team) }) : t('stage.nobody')}
      </h2>
      <ul className={classes.winners}>
        {beat.seats.map((seat, i) => (
          <li key={seat} style={{ '--i': i } as CSSProperties}>
            <Face {...cast.lookOf(seat)} size={72} />
            <span>{cast.nameOf(seat)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
