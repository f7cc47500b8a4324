import { useState } from 'react';
import { useClient } from '../../client/use-client.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { ReasonField } from '../../parts/ban-fields.tsx';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import type { ReportFacts } from './reports-section.tsx';

interface ReopenDialogProps {
  readonly report: ReportFacts;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Puts a report back into the queue. Bans stay: they are lifted in their own section. */
export function ReopenDialog({ report: { number }, onClose, onDone }: ReopenDialogProps) {
  const { t } = useAdminWords();
  const client = useClient();
  const [note, setNote] = useState('');
  const send = async () => {
    await client.call('POST /reports/:number', { params: { number }, payload: { action: 'reopen', note } });
    onDone();
  };
  return (
    <ActDialog
      title={t('reports.reopenNumber', { n: number })}
      explained={t('reports.reopenExplained')}
      submit={t('reports.reopen')}
      done={t('reports.reopened', { n: number })}
      onSubmit={send}
      onClose={onClose}
    >
      <ReasonField value={note} onChange={setNote} isForPlayers={false} />
    </ActDialog>
  );
}
