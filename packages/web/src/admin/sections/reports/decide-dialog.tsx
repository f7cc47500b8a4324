import type { adminBounds, BanKey } from '@moonrise/protocol/admin';
import { useState } from 'react';
import { Choice } from '../../../shared/ui/controls/fields.tsx';
import { useClient } from '../../client/use-client.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { KeySwitches, TermField } from '../../parts/ban-fields.tsx';
import { Hint } from '../../parts/notes.tsx';
import { daysOf, type Term } from '../../parts/terms.ts';
import { TextArea } from '../../parts/text-area.tsx';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import type { ReportFacts } from './reports-section.tsx';

const MOST: (typeof adminBounds)['note'] = 1_000;
const ACTIONS = ['none', 'warned', 'mute', 'ban', 'other'] as const;
type Action = (typeof ACTIONS)[number];

interface DecideDialogProps {
  readonly report: ReportFacts;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What is done about a report. A mute or a ban takes effect at once. */
export function DecideDialog({ report, onClose, onDone }: DecideDialogProps) {
  const { t } = useAdminWords();
  const client = useClient();
  const { number, about, can_ban } = report;
  const [action, setAction] = useState<Action>('none');
  const [note, setNote] = useState('');
  const [term, setTerm] = useState<Term>('week');
  const usual = can_ban.filter((key) => key !== 'network'); // others share it
  const [by, setBy] = useState<readonly BanKey[]>(usual);
  const isBan = action === 'mute' || action === 'ban';
  const offered = ACTIONS.filter((one) => can_ban.length > 0 || (one !== 'mute' && one !== 'ban'));
  const send = async () => {
    const payload = isBan
      ? { action, note, days: daysOf(term), by: [...(action === 'ban' ? by : usual)] }
      : { action, note };
    await client.call('POST /reports/:number', { params: { number }, payload });
    onDone();
  };
  const missing =
    isBan && note.trim() === ''
      ? t('act.reasonMissing')
      : action === 'ban' && by.length === 0
        ? t('act.byMissing')
        : undefined;
  return (
    <ActDialog
      title={t('reports.decideAbout', { n: number, name: about.name })}
      submit={t(`reports.submit.${action}`)}
      isDangerous={isBan}
      done={t('reports.decided', { n: number })}
      missing={missing}
      onSubmit={send}
      onClose={onClose}
    >
      <Choice
        label={t('reports.action')}
        options={offered.map((id) => ({ id, name: t(`action.${id}`) }))}
        value={action}
        onChange={(next) => {
          setAction(next);
          setTerm('week'); // offered for both
        }}
      />
      {can_ban.length === 0 && <Hint>{t('reports.cannotBan')}</Hint>}
      {isBan && <TermField kind={action} value={term} onChange={setTerm} />}
      <TextArea
        label={t(isBan ? 'act.reason' : 'reports.note')}
        hint={t(isBan ? 'act.reasonRead' : 'reports.noteHint')}
        value={note}
        max={MOST}
        onChange={setNote}
      />
      {action === 'ban' && <KeySwitches offered={can_ban} value={by} onChange={setBy} />}
    </ActDialog>
  );
}
