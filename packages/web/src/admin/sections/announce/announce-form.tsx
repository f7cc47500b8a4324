import type { AdminPayload, adminBounds } from '@moonrise/protocol/admin';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Choice, TextField } from '../../../shared/ui/controls/fields.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useAct } from '../../client/use-act.ts';
import { useClient } from '../../client/use-client.ts';
import dialog from '../../parts/act-dialog.module.css';
import { RefusalNote } from '../../parts/notes.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import { asLocalTime, fromLocalTime } from './local-time.ts';

const MOST: (typeof adminBounds)['text'] = 500;
const KINDS = ['message', 'restart'] as const;
const WAITS = ['5', '15', '30', '60', 'time'] as const; // minutes
const MINUTE = 60_000;

/** A message, or the time of a restart. */
export function AnnounceForm({ onDone }: { readonly onDone: () => Promise<void> }) {
  const { t, span } = useAdminWords();
  const client = useClient();
  const { run, isBusy, refusal } = useAct();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('message');
  const [text, setText] = useState('');
  const [wait, setWait] = useState<(typeof WAITS)[number]>('15');
  const [time, setTime] = useState(() => asLocalTime(Date.now() + 60 * MINUTE));
  const [missing, setMissing] = useState<string>();
  const payload = (): AdminPayload<'POST /announce'> | undefined => {
    if (kind === 'message') return text.trim() === '' ? undefined : { text };
    const restart_at = wait === 'time' ? fromLocalTime(time) : Date.now() + Number(wait) * MINUTE;
    return restart_at === undefined ? undefined : { restart_at };
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = payload();
    setMissing(wanted ? undefined : t(`announce.missing.${kind}`));
    if (!wanted) return;
    const isDone = await run(() => client.call('POST /announce', { payload: wanted }), t('announce.done'));
    if (!isDone) return;
    setText('');
    await onDone();
  };
  return (
    <Panel title={t('announce.new')}>
      <form className={dialog.form} onSubmit={send} noValidate>
        <Choice
          label={t('announce.kind')}
          options={KINDS.map((id) => ({ id, name: t(`announce.kind.${id}`) }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'message' && (
          <TextArea
            label={t('announce.text')}
            hint={t('announce.textHint')}
            value={text}
            max={MOST}
            onChange={setText}
          />
        )}
        {kind === 'restart' && (
          <>
            <p>{t('announce.restartExplained')}</p>
            <Choice
              label={t('announce.when')}
              options={WAITS.map((id) => ({ id, name: id === 'time' ? t('announce.atTime') : span(Number(id)) }))}
              value={wait}
              onChange={setWait}
            />
            {wait === 'time' && (
              <TextField label={t('announce.time')} type="datetime-local" value={time} onChange={setTime} />
            )}
          </>
        )}
        {missing !== undefined && (
          <p className={dialog.missing} role="alert">
            {missing}
          </p>
        )}
        {refusal && <RefusalNote refusal={refusal} />}
        <Button type="submit" kind="main" isBusy={isBusy}>
          {t(`announce.submit.${kind}`)}
        </Button>
      </form>
    </Panel>
  );
}
