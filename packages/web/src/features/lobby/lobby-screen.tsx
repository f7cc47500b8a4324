import { Chat } from '../../shared/chat/chat.tsx';
import { NoticesPanel } from '../../shared/notices/notices-panel.tsx';
import { useSettings } from '../../shared/settings/settings.ts';
import { SettingsButton } from '../../shared/settings/settings-button.tsx';
import { Page } from '../../shared/ui/layout/page.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { Waiting } from '../../shared/ui/loading/waiting.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import { Countdown } from './countdown.tsx';
import { EntryPanel } from './entry/entry-panel.tsx';
import { LobbyInvitation } from './entry/lobby-invitation.tsx';
import { GamePanel } from './game/game-panel.tsx';
import { RankedPanel } from './game/ranked-panel.tsx';
import { LeaveLobbyButton } from './leave-lobby-button.tsx';
import classes from './lobby-screen.module.css';
import { TablePanel } from './options/table-panel.tsx';
import { ProgramsPanel } from './programs/programs-panel.tsx';
import { LobbySeatsPanel } from './seats/lobby-seats-panel.tsx';
import { StartBar } from './start-bar.tsx';
import { useLobby } from './use-lobby.ts';
import { useLobbyNews } from './use-lobby-news.ts';

const evening = { progress: 0.4, day: 4 };

/** The room before a game: who is here, what will be played, and what is missing. */
export function LobbyScreen() {
  const t = useWords();
  const { hideCode } = useSettings();
  const lobby = useLobby();
  useLobbyNews(lobby);
  if (!lobby) return <Waiting />;
  const { room } = lobby;
  return (
    <Page
      title={hideCode ? t('lobby.titleHidden') : t('lobby.title', { code: room.code })}
      isTitleHidden
      moon="above"
      sky={evening}
      actions={
        <>
          <SettingsButton />
          {lobby.me && <LeaveLobbyButton />}
        </>
      }
    >
      <div className={classes.lobby}>
        <div className={classes.company}>
          <LobbyInvitation code={room.code} />
          <LobbySeatsPanel lobby={lobby} />
          {lobby.me && room.push_key && <NoticesPanel pushKey={room.push_key} />}
          <ProgramsPanel lobby={lobby} />
          <LobbyChat />
        </div>
        <div className={classes.game}>
          <GamePanel lobby={lobby} />
          {lobby.mayChange && <TablePanel room={room} />}
          {lobby.mayChange && <EntryPanel room={room} />}
          {lobby.mayChange && <RankedPanel room={room} />}
        </div>
      </div>
      <StartBar lobby={lobby} />
      {room.status === 'countdown' && <Countdown lobby={lobby} />}
    </Page>
  );
}

function LobbyChat() {
  const t = useWords();
  return (
    <Panel {...(classes.chat && { className: classes.chat })}>
      <h2 className={classes.heading}>{t('lobby.chat')}</h2>
      <Chat />
    </Panel>
  );
}
