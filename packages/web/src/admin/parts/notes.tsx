import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import type { AdminRefusal } from '../client/admin-client.ts';
import { useAdminWords } from '../words/use-admin-words.tsx';
import classes from './notes.module.css';
import { useRefusalText } from './use-refusal-text.ts';

interface RefusalNoteProps {
  readonly refusal: AdminRefusal;
  readonly onRetry?: () => void;
}

/** Why a request was refused. */
export function RefusalNote({ refusal, onRetry }: RefusalNoteProps) {
  const { t } = useAdminWords();
  const textOf = useRefusalText();
  return (
    <div className={classes.refusal} role="alert">
      <p>{textOf(refusal)}</p>
      {onRetry && (
        <Button icon="replay" onClick={onRetry}>
          {t('parts.retry')}
        </Button>
      )}
    </div>
  );
}

export const Hint = ({ children }: { readonly children: ReactNode }) => <p className={classes.hint}>{children}</p>;

export const Empty = ({ children }: { readonly children: ReactNode }) => <p className={classes.empty}>{children}</p>;

interface AlertNoteProps {
  readonly tone: 'danger' | 'info';
  readonly children: ReactNode;
}
/** Something that the operator should know or do. */
export const AlertNote = ({ tone, children }: AlertNoteProps) => (
  <div className={classes.alert} data-tone={tone}>
    {children}
  </div>
);
