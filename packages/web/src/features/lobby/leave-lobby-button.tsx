import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCommand } from '../../shared/connection/hooks/use-command.ts';
import { useConnection } from '../../shared/connection/hooks/use-connection.ts';
import { IconButton } from '../../shared/ui/controls/button.tsx';
import { ConfirmSheet } from '../../shared/ui/overlays/confirm-sheet.tsx';
import { useWords } from '../../shared/words/use-words.tsx';

export function LeaveLobbyButton() {
  const t = useWords();
  const connection = useConnection();
  const [, go] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const [leave, isLeaving] = useCommand(async () => {
    await connection.leave();
    go('/');
  });
  return (
    <>
      <IconButton icon="arrow-left" label={t('lobby.leave')} onClick={() => setIsAsking(true)} />
      <ConfirmSheet
        title={t('lobby.leave')}
        question={t('lobby.leaveSure')}
        yes={t('lobby.leaveYes')}
        isOpen={isAsking}
        isBusy={isLeaving}
        onYes={leave}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
