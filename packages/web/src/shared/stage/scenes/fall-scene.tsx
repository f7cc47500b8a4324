import type { SeatId } from '@moonrise/engine';
import { Face } from '../../faces/faces.tsx';
import { Icon } from '../../icons/icons.tsx';
import { roleOf, teamName } from '../../rules/sentences.ts';
import { Picture } from '../../ui/data/picture.tsx';
import type { SceneProps } from '../scene-view.tsx';
import classes from './fall-scene.module.css';

/** Players who fall, or change: who did it, the hush, the name, and the card where it is shown. */
export function FallScene({ scene: { beat, events }, cast, words }: SceneProps) {
  const { kind, seats, by, cards = {} } = beat;
  // Who sees a conversion may know the new card.
  const turned = kind === 'conversion' ? events.filter((event) => event.type === 'turned') : [];
  const cardOf = (seat: SeatId) => cards[seat] ?? turned.find((event) => event.seat === seat)?.role;
  const isShot = kind === 'shot' || kind === 'last-shot';
  return (
    <div className={classes.fall} data-kind={kind}>
      <div className={classes.people}>
        {isShot && by !== undefined && (
          <div className={classes.by}>
            <Face {...cast.lookOf(by)} size={96} />
            <span className={classes.sign}>
              <Icon name="arrow-right" size={40} />
            </span>
          </div>
        )}
        {seats.map((seat) => (
          <Fallen key={seat} seat={seat} card={cardOf(seat)} cast={cast} />
        ))}
      </div>
      {isShot && <div className={classes.flash} />}
      <div className={classes.words}>
        {words.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}

interface FallenProps extends Pick<SceneProps, 'cast'> {
  readonly seat: SeatId;
  readonly card: string | undefined;
}
function Fallen({ seat, card, cast }: FallenProps) {
  const role = roleOf(cast.rules, card);
  return (
    <div className={classes.fallen}>
      <span className={classes.face}>
        <Face {...cast.lookOf(seat)} size={148} />
      </span>
      <h2 className={classes.name}>{cast.nameOf(seat)}</h2>
      {role && (
        <p className={classes.card}>
          <Picture name={role.picture} size={56} />
          <span>
            <strong>{role.name}</strong>
            <br />
            {teamName(cast.rules, role.team)}
          </span>
        </p>
      )}
    </div>
  );
}
