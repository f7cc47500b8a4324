import { useState } from 'react';
import { Icon } from '../../shared/icons/icons.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import { HoldCard } from './card/hold-card.tsx';
import { Notebook } from './card/notebook.tsx';
import classes from './dock.module.css';
import { useTable } from './model/use-table.ts';

interface ChatButtonProps {
  readonly unread: number; // lines of chat
  readonly onChat: () => void;
}
interface DockProps extends ChatButtonProps {
  readonly onSeen: () => void; // the card
}

/** Always under the thumb: the own card, the chat and the notebook. */
export function Dock({ unread, onChat, onSeen }: DockProps) {
  const t = useWords();
  const { seat } = useTable();
  const [isNotebook, setIsNotebook] = useState(false);
  return (
    <nav className={classes.dock} aria-label={t('table.dock')}>
      <ChatButton unread={unread} onChat={onChat} />
      <HoldCard onSeen={onSeen} />
      {seat !== null && (
        <button type="button" className={classes.item} onClick={() => setIsNotebook(true)}>
          <Icon name="book" size={24} />
          <span>{t('table.notebook')}</span>
        </button>
      )}
      <Notebook isOpen={isNotebook} onClose={() => setIsNotebook(false)} />
    </nav>
  );
}

interface PublicDockProps extends ChatButtonProps {
  readonly onOpen: () => void;
}
/** The same where others look on: the village's chat, and the way to the card. */
export function PublicDock({ unread, onChat, onOpen }: PublicDockProps) {
  const t = useWords();
  return (
    <nav className={classes.dock} aria-label={t('table.dock')}>
      <ChatButton unread={unread} onChat={onChat} />
      <div className={classes.open}>
        <Button kind="main" icon="card" isWide onClick={onOpen}>
          {t('table.openCard')}
        </Button>
      </div>
    </nav>
  );
}

function ChatButton({ unread, onChat }: ChatButtonProps) {
  const t = useWords();
  return (
    <button type="button" className={`${classes.item} ${classes.chat}`} onClick={onChat}>
      <Icon name="chat" size={24} />
      <span>{t('table.chat')}</span>
      {unread > 0 && (
        <span className={classes.badge}>
          <span className="unseen">{t('table.unread', { n: unread })}</span>
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
        </span>
      )}
    </button>
  );
}
