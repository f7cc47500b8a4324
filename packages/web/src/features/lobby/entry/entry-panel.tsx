import { type FormEvent, useState } from 'react';
import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import type { RoomView } from '../../../shared/connection/snapshot.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Switch, TextField } from '../../../shared/ui/controls/fields.tsx';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import classes from './entry-panel.module.css';
import { RoomOptionsFields } from './room-options-fields.tsx';

/** Lock, password and manners of the room. For the host. */
export function EntryPanel({ room }: { readonly room: RoomView }) {
  const t = useWords();
  const ask = useAsk();
  return (
    <Panel title={t('lobby.door')}>
      <Switch
        label={t('lobby.lock')}
        hint={t('lobby.lockHint')}
        checked={room.locked ?? false}
        onChange={(locked) => ask('set_lock', { locked })}
      />
      {room.has_password ? (
        <div className={classes.form}>
          <p>{t('lobby.passwordIs')}</p>
          <Button icon="unlock" onClick={() => ask('set_password', { password: null })}>
            {t('lobby.passwordOff')}
          </Button>
        </div>
      ) : (
        <PasswordForm />
      )}
      <RoomOptionsFields room={room} />
    </Panel>
  );
}

function PasswordForm() {
  const t = useWords();
  const ask = useAsk();
  const [password, setPassword] = useState('');
  const set = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await ask('set_password', { password });
    if (answer.ok) setPassword('');
  };
  return (
    <form className={classes.form} onSubmit={set}>
      <TextField
        label={t('lobby.password')}
        value={password}
        onChange={setPassword}
        hint={t('lobby.passwordHint')}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit" icon="lock" disabled={password.trim() === ''}>
        {t('lobby.passwordSet')}
      </Button>
    </form>
  );
}
