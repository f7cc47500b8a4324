import { useState } from 'react';
import type { RefusedName } from '../../shared/rooms/name-form.tsx';
import { settings, useSettings } from '../../shared/settings/settings.ts';
import { Button, IconButton } from '../../shared/ui/controls/button.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import { NameSheet } from './name-sheet.tsx';
import classes from './new-room.module.css';
import { useNewRoom } from './use-new-room.ts';

/** Opens a room with the saved name, or asks for one. */
export function NewRoom() {
  const t = useWords();
  const { name } = useSettings();
  const { create, isOpening } = useNewRoom();
  const [asking, setAsking] = useState<'create' | 'change'>();
  const [refused, setRefused] = useState<RefusedName>();
  const open = async (called: string) => {
    const error = await create(called);
    if (error?.code !== 'bad_name') return;
    setRefused({ name: called, error });
    setAsking('create');
  };
  const change = (called: string) => {
    settings.set({ name: called });
    setAsking(undefined);
  };
  return (
    <>
      <Button
        kind="main"
        isWide
        icon="plus"
        isBusy={isOpening}
        disabled={isOpening}
        onClick={() => (name ? open(name) : setAsking('create'))}
      >
        {t('home.create')}
      </Button>
      {name && (
        <p className={classes.who}>
          {t('home.playingAs', { name })}
          <IconButton icon="pencil" label={t('home.changeName')} onClick={() => setAsking('change')} />
        </p>
      )}
      <NameSheet
        isOpen={asking !== undefined}
        action={t(asking === 'create' ? 'home.create' : 'home.save')}
        refused={refused}
        isBusy={isOpening}
        onClose={() => setAsking(undefined)}
        onName={asking === 'create' ? open : change}
      />
    </>
  );
}
