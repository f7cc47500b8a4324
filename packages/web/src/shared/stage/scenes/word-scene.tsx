import { Face } from '../../faces/faces.tsx';
import { Icon } from '../../icons/icons.tsx';
import type { SceneProps } from '../scene-view.tsx';
import classes from './word-scene.module.css';

/** A moment without a victim: somebody was spared, or the village could not decide. */
export function WordScene({ scene: { beat }, cast, words }: SceneProps) {
  return (
    <div className={classes.word} data-kind={beat.kind}>
      {beat.seats.length === 0 ? (
        <span className={classes.sign}>
          <Icon name={beat.kind === 'spared' ? 'sun' : 'ballot'} size={72} />
        </span>
      ) : (
        beat.seats.map((seat) => <Face key={seat} {...cast.lookOf(seat)} size={120} />)
      )}
      {words.map((text) => (
        <h2 key={text}>{text}</h2>
      ))}
    </div>
  );
}
