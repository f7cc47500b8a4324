import { useState } from 'react';
import { useClient } from '../../client/use-client.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { ReasonField } from '../../parts/ban-fields.tsx';
import { useAdminWords } from '../../words/use-admin-words.tsx';

interface CloseRoomDialogProps {
  readonly code: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function CloseRoomDialog({ code, onClose, onDone }: CloseRoomDialogProps) {
  const { t } = useAdminWords();
  const client = useClient();
  const [reason, setReason] = useState('');
  const send = async () => {
    await client.call('POST /rooms/:code/close', { params: { code }, payload: { reason } });
    onDone();
  };
  return (
    <ActDialog
      title={t('room.closeTitle', { code })}
      explained={t('room.closeExplained')}
      submit={t('room.close')}
      isDangerous
      done={t('room.closed', { code })}
      missing={reason.trim() === '' ? t('act.reasonMissing') : undefined}
      onSubmit={send}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}
