import { useState } from 'react';
import { Icon } from '../../../shared/icons/icons.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { useLazyPart } from '../../../shared/ui/loading/use-lazy-part.ts';
import { useWords } from '../../../shared/words/use-words.tsx';
import { HoldCard } from '../card/hold-card.tsx';
import { lazyParts } from '../lazy-parts.ts';
import { useTable } from '../model/use-table.ts';
import classes from './dock.module.css';
import items from './dock-item.module.css';

interface DockProps {
  readonly onChat: () => void;
  readonly onSeen: () => void; // after the card was shown
}

/** The bar at the bottom: the player's card, the chat and the notebook. */
export function Dock({ onChat, onSeen }: DockProps) {
  const t = useWords();
  const { seat } = useTable();
  const [isNotebook, setIsNotebook] = useState(false);
  const Notebook = useLazyPart(lazyParts.notebook);
  return (
    <nav className={classes.dock} aria-label={t('table.dock')}>
      <ChatButton isPublicOnly={false} onChat={onChat} />
      <HoldCard onSeen={onSeen} />
      {seat !== null && (
        <button type="button" className={classNames(items.item, classes.item)} onClick={() => setIsNotebook(true)}>
          <Icon name="book" size={24} />
          <span>{t('table.notebook')}</span>
        </button>
      )}
      {Notebook && <Notebook isOpen={isNotebook} onClose={() => setIsNotebook(false)} />}
    </nav>
  );
}

interface PublicDockProps {
  readonly onChat: () => void;
  readonly onOpen: () => void;
}
/** The bar on screens that others can see: the public chat, and a button to open the card. */
export function PublicDock({ onChat, onOpen }: PublicDockProps) {
  const t = useWords();
  return (
    <nav className={classes.dock} aria-label={t('table.dock')}>
      <ChatButton isPublicOnly onChat={onChat} />
      <div className={classes.open}>
        <Button kind="main" icon="card" isWide onClick={onOpen}>
          {t('table.openCard')}
        </Button>
      </div>
    </nav>
  );
}

function ChatButton({ isPublicOnly, onChat }: { readonly isPublicOnly: boolean; readonly onChat: () => void }) {
  const t = useWords();
  const UnreadBadge = useLazyPart(lazyParts.badge);
  return (
    <button type="button" className={classNames(items.item, classes.item, classes.chat)} onClick={onChat}>
      <Icon name="chat" size={24} />
      <span>{t('table.chat')}</span>
      {UnreadBadge && <UnreadBadge isPublicOnly={isPublicOnly} className={classes.badge ?? ''} />}
    </button>
  );
}
