import type { Place } from '@moonrise/engine';
import type { KeyboardEvent } from 'react';
import { Icon } from '../icons/icons.tsx';
import { Moon } from '../sky/moon.tsx';
import classes from './board.module.css';
import type { CardView } from './house-view.ts';

interface CentreCardProps {
  readonly card: CardView;
  readonly isTarget: boolean;
  readonly isDim: boolean;
  readonly mark: number | null;
  readonly isNumbered: boolean;
  readonly isCurrent: boolean;
  readonly onTap: (place: Place) => void;
  readonly onFocus: (place: Place) => void;
}

/** A card in the square, as an option of the board. */
export function CentreCard({ card, isTarget, isDim, mark, isNumbered, isCurrent, onTap, onFocus }: CentreCardProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (isTarget && !event.repeat) onTap(card.place);
  };
  return (
    <div
      role="option"
      aria-selected={mark !== null}
      aria-disabled={!isTarget || undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={classes.card}
      data-place={card.place}
      data-name={card.name}
      data-target={isTarget || undefined}
      data-dim={isDim || undefined}
      onClick={() => isTarget && onTap(card.place)}
      onFocus={() => onFocus(card.place)}
      onKeyDown={onKeyDown}
    >
      <CardBack card={card} />
      {mark !== null && (
        <span className={classes.pick}>{isNumbered ? <b>{mark}</b> : <Icon name="check" size={18} />}</span>
      )}
    </div>
  );
}

/** Its number where there is no room for its name. */
export const CardBack = ({ card: { name, number, votes } }: { readonly card: CardView }) => (
  <>
    <Moon phase={0.2} size={28} />
    <span className={classes.cardName}>{name}</span>
    <b className={classes.cardNumber} aria-hidden="true">
      {number}
    </b>
    {votes && <span className="unseen">{votes}</span>}
  </>
);
