import { useEffect, useId } from 'react';
import { Chat } from '../../shared/chat/chat.tsx';
import { useSnapshot } from '../../shared/connection/hooks/use-connection.ts';
import { SettingsButton } from '../../shared/settings/settings-button.tsx';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { Waiting } from '../../shared/ui/loading/waiting.tsx';
import { announce } from '../../shared/ui/overlays/announcer.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import { AgainBar } from './again-bar.tsx';
import classes from './end-screen.module.css';

/** A game that was stopped by a fault: no winner, and the way back to the lobby. */
export function StoppedScreen() {
  const t = useWords();
  const chat = useId();
  const { room, me } = useSnapshot(({ room, me }) => ({ room, me }));
  const title = t('end.stopped');
  useEffect(() => announce(title, 'assertive'), [title]);
  if (!room) return <Waiting />;
  return (
    <Page title={title} light="dusk" actions={<SettingsButton />}>
      <Panel>
        <p>{t('end.stoppedWhy')}</p>
      </Panel>
      <div className={classes.side} id={chat}>
        <Chat className={classes.chat ?? ''} />
      </div>
      <AgainBar room={room} isHost={me !== null && room.host_id === me} chatId={chat} />
    </Page>
  );
}
