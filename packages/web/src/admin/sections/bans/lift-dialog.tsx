import type { BanEntry } from '@moonrise/protocol/admin';
import { useState } from 'react';
import { useClient } from '../../client/use-client.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { ReasonField } from '../../parts/ban-fields.tsx';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import { shortKey } from './ban-filter.ts';

interface LiftDialogProps {
  readonly bans: readonly BanEntry[]; // made together
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function LiftDialog({ bans, onClose, onDone }: LiftDialogProps) {
  const { t } = useAdminWords();
  const client = useClient();
  const [reason, setReason] = useState('');
  const [ban] = bans;
  if (!ban) return null;
  const name = ban.name ?? shortKey(ban);
  const send = async () => {
    await client.call('DELETE /bans/:id', { params: { id: ban.id }, payload: { reason } });
    onDone();
  };
  return (
    <ActDialog
      title={t('bans.liftName', { name })}
      explained={t('bans.liftExplained', { n: bans.length })}
      submit={t('bans.lift')}
      done={t('bans.liftDone', { name })}
      missing={reason.trim() === '' ? t('act.reasonMissing') : undefined}
      onSubmit={send}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} isForPlayers={false} />
    </ActDialog>
  );
}
