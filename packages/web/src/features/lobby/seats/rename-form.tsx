import { type FormEvent, useState } from 'react';
import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import { useSnapshot } from '../../../shared/connection/hooks/use-connection.ts';
import { settings } from '../../../shared/settings/settings.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { NameField } from '../../../shared/ui/controls/name-field.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { LobbyPlayer } from '../use-lobby.ts';
import classes from './rename-form.module.css';

export function RenameForm({ person, isMe }: { readonly person: LobbyPlayer; readonly isMe: boolean }) {
  const t = useWords();
  const ask = useAsk();
  // The unfiltered name: the form must not save masked words.
  const now = useSnapshot(({ room }) => room?.players.find(({ id }) => id === person.id)?.name) ?? person.name;
  const [name, setName] = useState(now);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await ask('rename', { name, ...(!isMe && { player_id: person.id }) });
    if (answer.ok && isMe) settings.set({ name: name.trim() });
  };
  return (
    <form className={classes.form} onSubmit={rename}>
      <NameField label={t('lobby.rename')} value={name} onChange={setName} autoComplete="off" />
      <Button type="submit" disabled={name.trim() === '' || name === now}>
        {t('lobby.renameSave')}
      </Button>
    </form>
  );
}
