import type { BanKey, BanKind } from '@moonrise/protocol/admin';
import { useState } from 'react';
import { Choice, TextField } from '../../../shared/ui/controls/fields.tsx';
import { useClient } from '../../client/use-client.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { ReasonField, TermField } from '../../parts/ban-fields.tsx';
import { daysOf, type Term } from '../../parts/terms.ts';
import { useAdminWords } from '../../words/use-admin-words.tsx';

const KINDS: readonly BanKind[] = ['ban', 'mute'];
const KEYS: readonly BanKey[] = ['profile', 'seat', 'network'];

interface AddBanDialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Bans a network, or a profile or seat that was banned before. */
export function AddBanDialog({ onClose, onDone }: AddBanDialogProps) {
  const { t } = useAdminWords();
  const client = useClient();
  const [kind, setKind] = useState<BanKind>('ban');
  const [by, setBy] = useState<BanKey>('profile');
  const [key, setKey] = useState('');
  const [term, setTerm] = useState<Term>('week');
  const [reason, setReason] = useState('');
  const send = async () => {
    await client.call('POST /bans', { payload: { kind, by, key: key.trim(), days: daysOf(term), reason } });
    onDone();
  };
  const missing =
    key.trim() === '' ? t(`bans.missing.${by}`) : reason.trim() === '' ? t('act.reasonMissing') : undefined;
  return (
    <ActDialog
      title={t('bans.add')}
      submit={t(`bans.submit.${kind}`)}
      isDangerous
      done={t('bans.added')}
      missing={missing}
      onSubmit={send}
      onClose={onClose}
    >
      <Choice
        label={t('bans.kind')}
        options={KINDS.map((id) => ({ id, name: t(`kind.${id}`) }))}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setTerm('week'); // offered for both
        }}
      />
      <Choice
        label={t('act.by')}
        options={KEYS.map((id) => ({ id, name: t(`by.${id}`) }))}
        value={by}
        onChange={setBy}
      />
      <TextField
        label={t(`bans.key.${by}`)}
        hint={t(`bans.keyHint.${by}`)}
        value={key}
        onChange={setKey}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TermField kind={kind} value={term} onChange={setTerm} />
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}
