import { useEffect, useRef } from 'react';
import { Icon } from '../../../shared/icons/icons.tsx';
import { Moon } from '../../../shared/sky/moon.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import items from '../dock/dock-item.module.css';
import { useTable } from '../model/use-table.ts';
import classes from './hold-card.module.css';
import { RoleFace } from './role-face.tsx';
import { useHold } from './use-hold.ts';

interface HoldCardProps {
  readonly isLarge?: boolean; // for the first look
  readonly onSeen: () => void; // after it was held
}

/** The player's card: in the page, face up, only while it is held. */
export function HoldCard({ isLarge = false, onSeen }: HoldCardProps) {
  const t = useWords();
  const { seat, game } = useTable();
  const { isHeld, handlers } = useHold();
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    if (isHeld) return () => seen.current();
    return undefined;
  }, [isHeld]);
  if (seat === null) return null;
  return (
    <div className={isLarge ? undefined : classes.place}>
      <button
        type="button"
        className={isLarge ? classes.back : classNames(items.item, classes.dock)}
        aria-expanded={isHeld}
        {...handlers}
      >
        {isLarge ? <FaceDown /> : <Icon name="card" size={24} />}
        <span>
          {t(isLarge ? 'table.holdFirst' : 'table.myCard')}
          {isLarge && <small>{t('table.holdHint')}</small>}
        </span>
      </button>
      <div className={isHeld ? classes.veil : undefined} data-light={isHeld ? 'night' : undefined} aria-live="polite">
        {isHeld && <RoleFace seat={seat} card={game.state.cards[seat] ?? null} />}
      </div>
    </div>
  );
}

const FaceDown = () => (
  <span className={classes.facedown} data-light="night">
    <Moon phase={0.2} size={36} />
  </span>
);
