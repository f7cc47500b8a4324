import { useState } from 'react';
import { useAsk } from '../connection/hooks/use-ask.ts';
import { useCommand } from '../connection/hooks/use-command.ts';
import { Button } from '../ui/controls/button.tsx';
import { Choice, TextField } from '../ui/controls/fields.tsx';
import { toast } from '../ui/overlays/toasts.tsx';
import { useWords } from '../words/use-words.tsx';

const REASONS = ['abuse', 'name', 'cheating', 'spam', 'other'] as const;
type Reason = (typeof REASONS)[number];

interface ReportFormProps {
  readonly player: { readonly id: string; readonly name: string };
  readonly onDone: () => void;
}

export function ReportForm({ player, onDone }: ReportFormProps) {
  const t = useWords();
  const ask = useAsk();
  const [reason, setReason] = useState<Reason>('abuse');
  const [text, setText] = useState('');
  const [send, isSending] = useCommand(async () => {
    const words = text.trim();
    const answer = await ask('report_player', { player_id: player.id, reason, ...(words && { text: words }) });
    if (!answer.ok) return;
    toast(t('lobby.reported'), 'good');
    onDone();
  });
  return (
    <>
      <p>{t('lobby.reportLead', { name: player.name })}</p>
      <Choice
        label={t('lobby.reportWhy')}
        options={REASONS.map((id) => ({ id, name: t(`lobby.report.${id}`) }))}
        value={reason}
        onChange={setReason}
      />
      <TextField label={t('lobby.reportText')} value={text} onChange={setText} maxLength={500} />
      <Button kind="main" isWide icon="flag" isBusy={isSending} onClick={send}>
        {t('lobby.reportSend')}
      </Button>
    </>
  );
}
