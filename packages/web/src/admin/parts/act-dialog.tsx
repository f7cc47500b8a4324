import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { useAct } from '../client/use-act.ts';
import { useAdminWords } from '../words/use-admin-words.tsx';
import classes from './act-dialog.module.css';
import { RefusalNote } from './notes.tsx';

interface ActDialogProps {
  readonly title: string;
  readonly explained?: string; // what will happen
  readonly submit: string;
  readonly isDangerous?: boolean;
  readonly done: string; // said when it has worked
  readonly missing?: string | undefined; // why it cannot be sent yet
  readonly onSubmit: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks for what an act needs, and shows why it was refused. It is open as long as it is mounted. */
export function ActDialog(props: ActDialogProps) {
  const { title, explained, submit, isDangerous = false, done, missing, onSubmit, onClose, children } = props;
  const { t } = useAdminWords();
  const { run, isBusy, refusal } = useAct();
  const [isTried, setIsTried] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (missing === undefined && (await run(onSubmit, done))) onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form className={classes.form} onSubmit={send} noValidate>
        {explained && <p>{explained}</p>}
        {children}
        {isTried && missing !== undefined && (
          <p className={classes.missing} role="alert">
            {missing}
          </p>
        )}
        {refusal && <RefusalNote refusal={refusal} />}
        <div className={classes.buttons}>
          <Button type="submit" kind={isDangerous ? 'danger' : 'main'} isWide isBusy={isBusy}>
            {submit}
          </Button>
          <Button isWide onClick={onClose}>
            {t('parts.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
