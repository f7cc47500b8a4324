import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { IconButton } from '../controls/button.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { Notices } from './notices.tsx';
import classes from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to look at or decide before going on. Escape, the cross and a tap beside it close it. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current?.close();
  }, [isOpen]);
  useLayoutEffect(() => {
    const shown = dialog.current;
    return () => shown?.close(); // taken away while open, it gives the focus back too
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the sheet is a shortcut; Escape and the cross do the same
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-label={isOpen ? title : undefined} // no generated id: those tell how much was drawn before
      onClose={(event) => event.target === dialog.current && onClose()} // React lets it bubble from a sheet inside
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <>
          <ConnectionBar />
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
