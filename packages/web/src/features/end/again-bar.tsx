import { useState } from 'react';
import { useUnread } from '../../shared/chat/model/use-channels.ts';
import { useAsk } from '../../shared/connection/hooks/use-ask.ts';
import type { RoomView } from '../../shared/connection/snapshot.ts';
import { Icon } from '../../shared/icons/icons.tsx';
import { useRules } from '../../shared/rules/use-rules.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import classes from './again-bar.module.css';

interface AgainBarProps {
  readonly room: RoomView;
  readonly isHost: boolean;
  readonly chatId: string; // of the chat's element
}
/** The host's buttons for the next game; other players see whom they wait for. */
export function AgainBar({ room, isHost, chatId }: AgainBarProps) {
  const t = useWords();
  const host = room.players.find(({ id }) => id === room.host_id)?.name;
  return (
    <div className={classes.bar}>
      {isHost ? (
        <HostButtons room={room} />
      ) : (
        <p role="status">{t(host ? 'end.waitingFor' : 'end.waiting', { name: host ?? '' })}</p>
      )}
      <ChatLink chatId={chatId} />
    </div>
  );
}

function HostButtons({ room }: Pick<AgainBarProps, 'room'>) {
  const t = useWords();
  const rules = useRules(room.rules, room.options);
  const ask = useAsk();
  const [isBusy, setIsBusy] = useState(false);
  const back = async (again: boolean) => {
    setIsBusy(true);
    await ask('return_to_lobby', again ? { again: true } : {});
    setIsBusy(false);
  };
  return (
    <>
      <Button kind="main" icon="replay" isBusy={isBusy} onClick={() => back(true)} className={classes.main}>
        {t('end.again')}
      </Button>
      <Button isBusy={isBusy} onClick={() => back(false)} className={classes.lobby}>
        {rules?.words.screen?.to_lobby ?? t('end.toLobby')}
      </Button>
    </>
  );
}

/** On a phone the chat is far below. */
function ChatLink({ chatId }: { readonly chatId: string }) {
  const t = useWords();
  const unread = useUnread();
  return (
    <a className={classes.chat} href={`#${chatId}`}>
      <Icon name="chat" size={22} />
      <span className="unseen">{t('end.toChat')}</span>
      {unread > 0 && <span className={classes.badge}>{unread}</span>}
    </a>
  );
}
