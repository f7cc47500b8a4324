import { useState } from 'react';
import { useVast, useWide } from '../../../shared/device/use-wide.ts';
import { Icon, type IconName } from '../../../shared/icons/icons.tsx';
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
  readonly isTalk: boolean; // the sheet shows the talk
  readonly onTalk: (isTalk: boolean) => void;
  readonly onOpen?: () => void; // set on screens that others can see: opens the card
}

/** The talk, the player's card, the public facts and the notebook. */
export function Dock({ isTalk, onTalk, onOpen }: DockProps) {
  const t = useWords();
  const { seat } = useTable();
  const isWide = useWide();
  const isVast = useVast();
  const [opened, setOpened] = useState<'facts' | 'notebook'>();
  const Notebook = useLazyPart(lazyParts.notebook);
  const Facts = useLazyPart(lazyParts.facts);
  const close = () => setOpened(undefined);
  return (
    <nav className={classes.dock} aria-label={t('table.dock')}>
      {!isWide && <TalkButton isTalk={isTalk} isPublicOnly={onOpen !== undefined} onTalk={onTalk} />}
      {onOpen ? (
        <div className={classes.open}>
          <Button kind="main" icon="card" isWide onClick={onOpen}>
            {t('table.openCard')}
          </Button>
        </div>
      ) : (
        <HoldCard />
      )}
      {!isVast && <DockButton icon="users" text={t('table.facts')} onClick={() => setOpened('facts')} />}
      {seat !== null && !onOpen && (
        <DockButton icon="book" text={t('table.notebook')} onClick={() => setOpened('notebook')} />
      )}
      {Facts && <Facts isOpen={opened === 'facts'} onClose={close} />}
      {Notebook && <Notebook isOpen={opened === 'notebook'} onClose={close} />}
    </nav>
  );
}

interface DockButtonProps {
  readonly icon: IconName;
  readonly text: string;
  readonly onClick: () => void;
}
const DockButton = ({ icon, text, onClick }: DockButtonProps) => (
  <button type="button" className={classNames(items.item, classes.item)} onClick={onClick}>
    <Icon name={icon} size={24} />
    <span>{text}</span>
  </button>
);

interface TalkButtonProps {
  readonly isTalk: boolean;
  readonly isPublicOnly: boolean;
  readonly onTalk: (isTalk: boolean) => void;
}
function TalkButton({ isTalk, isPublicOnly, onTalk }: TalkButtonProps) {
  const t = useWords();
  const UnreadBadge = useLazyPart(lazyParts.badge);
  return (
    <button
      type="button"
      className={classNames(items.item, classes.item)}
      aria-pressed={isTalk}
      onClick={() => onTalk(!isTalk)}
    >
      <Icon name="chat" size={24} />
      <span>{t('table.chat')}</span>
      {UnreadBadge && <UnreadBadge isPublicOnly={isPublicOnly} className={classes.badge ?? ''} />}
    </button>
  );
}
