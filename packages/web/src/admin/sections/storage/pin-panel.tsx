import { type FormEvent, useState } from 'react';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { TextField } from '../../../shared/ui/controls/fields.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useAct } from '../../client/use-act.ts';
import { useClient } from '../../client/use-client.ts';
import dialog from '../../parts/act-dialog.module.css';
import { ActDialog } from '../../parts/act-dialog.tsx';
import cards from '../../parts/cards.module.css';
import { RefusalNote } from '../../parts/notes.tsx';
import { useAdminWords } from '../../words/use-admin-words.tsx';
import { gameIdIn } from './game-id.ts';

interface PinPanelProps {
  readonly pinned: number;
  readonly onDone: () => Promise<void>;
}

/** Pins a finished game, so that retention never deletes it, or unpins it. */
export function PinPanel({ pinned, onDone }: PinPanelProps) {
  const { t } = useAdminWords();
  const client = useClient();
  const { run, isBusy, refusal } = useAct();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [unpinned, setUnpinned] = useState<string>();
  const withGame = (use: (id: string) => void) => {
    const id = gameIdIn(typed);
    setError(id === undefined ? t('pin.missing') : undefined);
    if (id !== undefined) use(id);
  };
  const send = async (game_id: string, isPinned: boolean) => {
    await client.call('POST /storage/pin', { payload: { game_id, pinned: isPinned } });
    setTyped('');
    await onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    withGame((id) => run(() => send(id, true), t('pin.done')));
  };
  return (
    <Panel title={t('pin.title')}>
      <p className={cards.soft}>{t('pin.lead', { n: pinned })}</p>
      <form className={dialog.form} onSubmit={submit} noValidate>
        <TextField
          label={t('pin.game')}
          hint={t('pin.gameHint')}
          error={error}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
        />
        {refusal && <RefusalNote refusal={refusal} />}
        <div className={cards.buttons}>
          <Button type="submit" isBusy={isBusy}>
            {t('pin.pin')}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => withGame(setUnpinned)}>
            {t('pin.unpin')}
          </Button>
        </div>
      </form>
      {unpinned !== undefined && (
        <ActDialog
          title={t('pin.unpin')}
          explained={t('pin.unpinExplained')}
          submit={t('pin.unpin')}
          isDangerous
          done={t('pin.undone')}
          onSubmit={() => send(unpinned, false)}
          onClose={() => setUnpinned(undefined)}
        />
      )}
    </Panel>
  );
}
