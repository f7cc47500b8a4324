import { useEffect, useRef, useState } from 'react';
import { useAsk } from '../../shared/connection/hooks/use-ask.ts';
import { useCommand } from '../../shared/connection/hooks/use-command.ts';
import { useServerNow } from '../../shared/connection/hooks/use-server-now.ts';
import { Moon } from '../../shared/sky/moon.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { announce } from '../../shared/ui/overlays/announcer.tsx';
import { Notices } from '../../shared/ui/overlays/notices.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './countdown.module.css';
import type { Lobby } from './use-lobby.ts';

const OFTEN_MS = 100;

/** The last seconds before the deal, with a moon that fills. */
export function Countdown({ lobby }: { readonly lobby: Lobby }) {
  const t = useWords();
  const ask = useAsk();
  const { room, me } = lobby;
  const now = useServerNow(OFTEN_MS);
  const left = Math.max(0, (room.countdown_ends_at ?? now) - now);
  const [whole] = useState(Math.max(1, left));
  const seconds = Math.ceil(left / 1000);
  const isHost = me !== undefined && me.id === room.host_id;
  const [cancel, isCancelling] = useCommand(() => ask('cancel_start', {}));
  const dialog = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, when it begins
  useEffect(() => {
    dialog.current?.showModal();
    announce(t('lobby.startsInSaid', { n: seconds }), 'assertive');
    return () => announce('');
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.cover}
      aria-label={t('lobby.startsIn')}
      data-testid="countdown"
      onCancel={(event) => {
        event.preventDefault(); // it closes with the countdown
        if (isHost) cancel();
      }}
    >
      <div className={classes.middle}>
        <Moon phase={0.5 * (1 - left / whole)} size={200} />
        <p>
          {t('lobby.startsIn')}
          <strong aria-hidden="true">{seconds}</strong>
        </p>
        {isHost && (
          <Button icon="close" isBusy={isCancelling} onClick={cancel}>
            {t('lobby.cancelStart')}
          </Button>
        )}
      </div>
      <Notices />
    </dialog>
  );
}
