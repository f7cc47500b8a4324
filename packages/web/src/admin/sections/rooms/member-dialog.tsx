import type { BanKey } from '@moonrise/protocol/admin';
import { useState } from 'react';
import { useClient } from '../../client/use-client.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { KeySwitches, ReasonField, TermField } from '../../parts/ban-fields.tsx';
import { daysOf, type Term, terms } from '../../parts/terms.ts';
import { useAdminWords } from '../../words/use-admin-words.tsx';

export type MemberAct = 'mute' | 'remove' | 'ban';
interface MemberDialogProps {
  readonly code: string;
  readonly kind: MemberAct;
  readonly player: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
  readonly onDone: () => void;
}
const ALL: readonly BanKey[] = ['profile', 'seat', 'network'];
const USUAL: readonly BanKey[] = ['profile', 'seat']; // a network can be a whole home

/** Mutes, removes or bans a player. */
export function MemberDialog({ code, kind, player, onClose, onDone }: MemberDialogProps) {
  const { t } = useAdminWords();
  const client = useClient();
  const [reason, setReason] = useState('');
  const [term, setTerm] = useState<Term>(kind === 'mute' ? 'hour' : 'week');
  const [by, setBy] = useState(USUAL);
  const params = { code, id: player.id };
  const send = async () => {
    if (kind === 'remove') await client.call('POST /rooms/:code/members/:id/remove', { params, payload: { reason } });
    if (kind === 'mute')
      await client.call('POST /rooms/:code/members/:id/mute', { params, payload: { reason, minutes: terms[term] } });
    if (kind === 'ban')
      await client.call('POST /rooms/:code/members/:id/ban', {
        params,
        payload: { reason, days: daysOf(term), by: [...by] },
      });
    onDone();
  };
  const missing =
    reason.trim() === '' ? t('act.reasonMissing') : kind === 'ban' && by.length === 0 ? t('act.byMissing') : undefined;
  return (
    <ActDialog
      title={t(`room.${kind}Name`, { name: player.name })}
      explained={t(`room.${kind}Explained`)}
      submit={t(`room.${kind}Name`, { name: player.name })}
      isDangerous={kind !== 'mute'}
      done={t(`room.${kind}Done`, { name: player.name })}
      missing={missing}
      onSubmit={send}
      onClose={onClose}
    >
      {kind !== 'remove' && <TermField kind={kind} value={term} onChange={setTerm} />}
      <ReasonField value={reason} onChange={setReason} />
      {kind === 'ban' && <KeySwitches offered={ALL} value={by} onChange={setBy} />}
    </ActDialog>
  );
}
