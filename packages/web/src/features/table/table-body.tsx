import { type ReactNode, useState } from 'react';
import { ChatPanel } from '../../shared/chat/chat-panel.tsx';
import { useUnread } from '../../shared/chat/use-channels.ts';
import { useWide } from '../../shared/device/use-wide.ts';
import { Icon, type IconName } from '../../shared/icons/icons.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import { CardTurned } from './card/card-turned.tsx';
import { HoldCard } from './card/hold-card.tsx';
import { PrivateMarks } from './card/private-marks.tsx';
import { useSeenCard } from './card/use-seen-card.ts';
import { Dock, PublicDock } from './dock.tsx';
import { shownAsks } from './model/asks.ts';
import { useTable } from './model/use-table.ts';
import { NewsPanel } from './news-panel.tsx';
import { NightCover } from './night-cover.tsx';
import { Prompts } from './prompt/prompts.tsx';
import { TableHeader } from './table-header.tsx';
import classes from './table-screen.module.css';
import { Graveyard } from './village/graveyard.tsx';
import { Village } from './village/village.tsx';

interface TableBodyProps {
  readonly isDiscreet: boolean; // others can see this screen
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** One screen with what may be seen on it now. The header stays as it is, whatever is shown below. */
export function TableBody({ isDiscreet, onOpen, onClose }: TableBodyProps) {
  const { isCovert, scene } = useTable();
  const isWide = useWide();
  const isCovered = isCovert && scene.light === 'night';
  const [isChat, setIsChat] = useState(false);
  return (
    <>
      <main className={classes.table}>
        <TableHeader />
        {isCovered && <NightCover onOpen={onOpen} />}
        {isCovert && !isCovered && <PublicTable onChat={() => setIsChat(true)} onOpen={onOpen} />}
        {!isCovert && <WholeTable onChat={() => setIsChat(true)} {...(isDiscreet && { onClose })} />}
      </main>
      {!isCovered && <Chat isWide={isWide} isPublicOnly={isCovert} isOpen={isChat} onClose={() => setIsChat(false)} />}
    </>
  );
}

/** What everybody may see, and the way to the own card. */
function PublicTable({ onChat, onOpen }: { readonly onChat: () => void; readonly onOpen: () => void }) {
  const unread = useUnread(true);
  return (
    <>
      <NewsAndPrompts />
      <Village />
      <Graveyard />
      <PublicDock unread={unread} onChat={onChat} onOpen={onOpen} />
    </>
  );
}

interface WholeTableProps {
  readonly onChat: () => void;
  readonly onClose?: () => void; // the card has been opened where others may look on
}
/** Everything this seat knows. */
function WholeTable({ onChat, onClose }: WholeTableProps) {
  const t = useWords();
  const { seat, game } = useTable();
  const [isSeen, keepSeen] = useSeenCard(game.id);
  const unread = useUnread();
  const isDead = seat !== null && game.state.seats[seat]?.alive === false;
  return (
    <>
      {onClose && (
        <Button icon="eye-off" isWide onClick={onClose}>
          {t('table.closeCard')}
        </Button>
      )}
      {seat === null && <Status icon="spectacles" text={t('table.watching')} />}
      {isDead && game.prompts.every(({ required }) => !required) && (
        <Status icon="ghost" text={t('table.youAreDead')} />
      )}
      {seat !== null && <PrivateMarks seat={seat} />}
      <NewsAndPrompts>{!isSeen && !isDead && <HoldCard isLarge onSeen={keepSeen} />}</NewsAndPrompts>
      <Village />
      <Graveyard />
      {seat !== null && <CardTurned seat={seat} />}
      <Dock unread={unread} onChat={onChat} onSeen={keepSeen} />
    </>
  );
}

/** News come first; above a question that the phase waits for they are small, for there may be little time to answer it. */
function NewsAndPrompts({ children }: { readonly children?: ReactNode }) {
  const isAsked = shownAsks(useTable()).some(({ required }) => required);
  return (
    <>
      <NewsPanel isCompact={isAsked} />
      {isAsked && <Prompts />}
      {children}
      {!isAsked && <Prompts />}
    </>
  );
}

const Status = ({ icon, text }: { readonly icon: IconName; readonly text: string }) => (
  <p className={classes.status}>
    <Icon name={icon} size={22} /> {text}
  </p>
);

interface ChatProps {
  readonly isWide: boolean;
  readonly isPublicOnly: boolean; // others look on
  readonly isOpen: boolean; // the sheet, where there is no column for it
  readonly onClose: () => void;
}
function Chat({ isWide, isPublicOnly, isOpen, onClose }: ChatProps) {
  const t = useWords();
  if (!isWide)
    return (
      <Sheet title={t('table.chat')} isOpen={isOpen} onClose={onClose}>
        <ChatPanel isPublicOnly={isPublicOnly} />
      </Sheet>
    );
  return (
    <aside className={classes.chat} aria-label={t('table.chat')}>
      <ChatPanel className={classes.talk ?? ''} isPublicOnly={isPublicOnly} />
    </aside>
  );
}
