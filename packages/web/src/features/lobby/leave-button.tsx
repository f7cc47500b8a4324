import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOrder } from '../../shared/connection/use-order.ts';
import { useSession } from '../../shared/connection/use-session.ts';
import { Button, IconButton } from '../../shared/ui/button.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { useWords } from '../../shared/words/use-words.tsx';

export function LeaveButton() {
  const t = useWords();
  const session = useSession();
  const [, go] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const [leave, isLeaving] = useOrder(async () => {
    await session.leave();
    go('/');
  });
  return (
    <>
      <IconButton icon="arrow-left" label={t('lobby.leave')} onClick={() => setIsAsking(true)} />
      <Sheet title={t('lobby.leave')} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>{t('lobby.leaveSure')}</p>
        <Button kind="danger" isWide isBusy={isLeaving} onClick={leave}>
          {t('lobby.leaveYes')}
        </Button>
        <Button isWide onClick={() => setIsAsking(false)}>
          {t('common.cancel')}
        </Button>
      </Sheet>
    </>
  );
}
