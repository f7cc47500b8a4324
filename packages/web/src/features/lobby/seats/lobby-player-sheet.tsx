import { useState } from 'react';
import { useAsk } from '../../../shared/connection/hooks/use-ask.ts';
import { useCommand } from '../../../shared/connection/hooks/use-command.ts';
import { useMuted } from '../../../shared/filter/muted.ts';
import { ReportSheet } from '../../../shared/report/report-sheet.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Switch } from '../../../shared/ui/controls/fields.tsx';
import { Sheet } from '../../../shared/ui/overlays/sheet.tsx';
import { useWords } from '../../../shared/words/use-words.tsx';
import type { Lobby, LobbyPlayer } from '../use-lobby.ts';
import { LookPicker } from './look-picker.tsx';
import { RenameForm } from './rename-form.tsx';

interface LobbyPlayerSheetProps {
  readonly lobby: Lobby;
  readonly person: LobbyPlayer | undefined; // undefined: closed
  readonly onClose: () => void;
}

/** What a player can do with their own seat or with another player. */
export function LobbyPlayerSheet({ lobby, person, onClose }: LobbyPlayerSheetProps) {
  const t = useWords();
  const isMe = person === lobby.me;
  const mayEdit = lobby.room.status === 'lobby' && (isMe || lobby.mayChange);
  return (
    <Sheet title={isMe ? t('lobby.yourself') : (person?.name ?? '')} isOpen={person !== undefined} onClose={onClose}>
      {person && mayEdit && <RenameForm person={person} isMe={isMe} />}
      {person && mayEdit && isMe && <LookPicker person={person} />}
      {person && !isMe && <ForMyself person={person} />}
      {person && !isMe && lobby.mayChange && <HostPowers person={person} onDone={onClose} />}
    </Sheet>
  );
}

function ForMyself({ person }: { readonly person: LobbyPlayer }) {
  const t = useWords();
  const { isMuted, toggle } = useMuted();
  const [isReporting, setIsReporting] = useState(false);
  const { id, name } = person;
  return (
    <>
      <Switch
        label={t('lobby.mute', { name })}
        hint={t('lobby.muteHint')}
        checked={isMuted(id)}
        onChange={() => toggle(id)}
      />
      <Button isWide icon="flag" onClick={() => setIsReporting(true)}>
        {t('table.report', { name })}
      </Button>
      <ReportSheet player={person} isOpen={isReporting} onClose={() => setIsReporting(false)} />
    </>
  );
}

function HostPowers({ person, onDone }: { readonly person: LobbyPlayer; readonly onDone: () => void }) {
  const t = useWords();
  const ask = useAsk();
  const [isSure, setIsSure] = useState(false);
  const { id, name } = person;
  const [handOver, isHandingOver] = useCommand(async () => {
    const answer = await ask('hand_over', { player_id: id });
    if (answer.ok) onDone();
  });
  const [kick, isKicking] = useCommand(async () => {
    const answer = await ask('kick_player', { player_id: id });
    if (answer.ok) onDone();
  });
  return (
    <>
      <Button isWide icon="crown" isBusy={isHandingOver} onClick={handOver}>
        {t('lobby.handOver', { name })}
      </Button>
      {isSure ? (
        <>
          <p role="alert">{t('lobby.kickSure', { name })}</p>
          <Button kind="danger" isWide icon="kick" isBusy={isKicking} onClick={kick}>
            {t('lobby.kickYes')}
          </Button>
          <Button isWide onClick={() => setIsSure(false)}>
            {t('common.cancel')}
          </Button>
        </>
      ) : (
        <Button isWide icon="kick" onClick={() => setIsSure(true)}>
          {t('lobby.kick', { name })}
        </Button>
      )}
    </>
  );
}
