import { Icon } from '../../../shared/icons/icons.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useLazyPart } from '../../../shared/ui/loading/use-lazy-part.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import items from '../dock/dock-item.module.css';
import { lazyParts } from '../lazy-parts.ts';
import { useTable } from '../model/use-table.ts';
import classes from './hold-card.module.css';
import { useHold } from './use-hold.ts';

/** "My card": a tap peeks at it, holding keeps it open. */
export function HoldCard() {
  const t = useWords();
  const { seat, game } = useTable();
  const { isHeld, handlers } = useHold();
  const RoleFace = useLazyPart(lazyParts.roleFace);
  if (seat === null) return null;
  return (
    <div className={classes.place}>
      <button type="button" className={classNames(items.item, classes.dock)} aria-expanded={isHeld} {...handlers}>
        <Icon name="card" size={24} />
        <span>{t('table.myCard')}</span>
      </button>
      <div className={isHeld ? classes.veil : undefined} data-light={isHeld ? 'night' : undefined} aria-live="polite">
        {isHeld && RoleFace && <RoleFace seat={seat} card={game.state.cards[seat] ?? null} />}
      </div>
    </div>
  );
}
