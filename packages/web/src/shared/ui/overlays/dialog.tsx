import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { IconButton } from '../controls/button.tsx';
import classes from './dialog.module.css';
import { Notices } from './notices.tsx';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly bar?: ReactNode; // above the title
  readonly children: ReactNode;
}

/** A modal dialog. Escape, the cross and a tap beside it close it. */
export function Dialog({ title, isOpen, onClose, bar, children }: DialogProps) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current?.close();
  }, [isOpen]);
  useLayoutEffect(() => {
    const shown = dialog.current;
    return () => shown?.close(); // closing gives the focus back, also when it is unmounted while open
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the sheet is a shortcut; Escape and the cross do the same
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-label={isOpen ? title : undefined} // no generated id: ids count what was drawn before, and would tell what a player did
      onClose={(event) => event.target === dialog.current && onClose()} // React's close event bubbles up from a nested sheet
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <>
          {bar}
          <div className={classes.content}>
            <div className={classes.header}>
              <h2>{title}</h2>
              <IconButton icon="close" label={t('common.close')} onClick={onClose} />
            </div>
            {children}
          </div>
          <Notices />
        </>
      )}
    </dialog>
  );
}
