import type { Place } from '@moonrise/engine';
import { Icon } from '../../../shared/icons/icons.tsx';
import { choiceSentence } from '../../../shared/rules/sentences.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import { useTimeLeft } from '../header/phase-clock.tsx';
import { useTable } from '../model/use-table.ts';
import classes from './locked-in.module.css';

interface LockedInProps {
  readonly act: string;
  readonly targets: readonly Place[];
  readonly isBusy?: boolean;
  readonly onUndo?: () => void; // undefined: final
}

/** The choice that was made, and until when it can be changed. */
export function LockedIn({ act, targets, isBusy = false, onUndo }: LockedInProps) {
  const t = useWords();
  const { rules, nameOf } = useTable();
  const time = useTimeLeft();
  const until = time === null ? t('table.changeable') : t('table.changeUntil', { time });
  return (
    <div className={classes.locked}>
      <Icon name={onUndo ? 'check' : 'lock'} size={22} />
      <div className={classes.text}>
        <p role="status">
          <span className={classes.label}>{t(onUndo ? 'table.chosen' : 'table.lockedIn')}</span>{' '}
          <strong>{choiceSentence(rules, { act, targets }, nameOf)}</strong>
        </p>
        <p className={classes.until}>{onUndo ? until : t('table.stands')}</p>
      </div>
      {onUndo && (
        <Button icon="undo" isBusy={isBusy} onClick={onUndo}>
          {t('table.undo')}
        </Button>
      )}
    </div>
  );
}
