import { type ReactNode, useState } from 'react';
import { Chat } from '../../shared/chat/chat.tsx';
import { useWide } from '../../shared/device/use-wide.ts';
import { Icon, type IconName } from '../../shared/icons/icons.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { useLazyPart } from '../../shared/ui/loading/use-lazy-part.ts';
import { Sheet } from '../../shared/ui/overlays/sheet.tsx';
import { useWords } from '../../shared/words/use-words.tsx';
import { HoldCard } from './card/hold-card.tsx';
import { useSeenCard } from './card/use-seen-card.ts';
import { Dock, PublicDock } from './dock/dock.tsx';
import { TableHeader } from './header/table-header.tsx';
import { lazyParts } from './lazy-parts.ts';
import { shownAsks } from './model/asks.ts';
import { useTable } from './model/use-table.ts';
import { NewsPanel } from './news/news-panel.tsx';
import { NightCover } from './night-cover.tsx';
import { PrivateMarks } from './notes/private-marks.tsx';
import { Prompts } from './prompt/prompts.tsx';
import classes from './table-screen.module.css';
import { Village } from './village/village.tsx';

interface TableBodyProps {
  readonly isDiscreet: boolean; // others can see this screen
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The content of the table below the header: covered, or open. */
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
      {!isCovered && <Talk isWide={isWide} isPublicOnly={isCovert} isOpen={isChat} onClose={() => setIsChat(false)} />}
    </>
  );
}

/** The deck stands in the second column at night, when few may write. By day the chat needs the room. */
const useDeckBeside = (): boolean => {
  const { scene } = useTable();
  return useWide() && scene.light === 'night';
};

/** Public information, and a button to open the card. */
function PublicTable({ onChat, onOpen }: { readonly onChat: () => void; readonly onOpen: () => void }) {
  const isBeside = useDeckBeside();
  const DeckBlock = useLazyPart(lazyParts.deck);
  const Graveyard = useLazyPart(lazyParts.graveyard);
  return (
    <>
      <NewsAndPrompts />
      <DayTalk onChat={onChat} />
      <Village />
      {Graveyard && <Graveyard />}
      {!isBeside && DeckBlock && <DeckBlock />}
      <PublicDock onChat={onChat} onOpen={onOpen} />
    </>
  );
}

interface WholeTableProps {
  readonly onChat: () => void;
  readonly onClose?: () => void; // set if the card was opened on a screen that others can see
}
/** Everything that this seat may see. */
function WholeTable({ onChat, onClose }: WholeTableProps) {
  const t = useWords();
  const { seat, game } = useTable();
  const [isSeen, keepSeen] = useSeenCard(game.id);
  const CardTurned = useLazyPart(lazyParts.cardTurned);
  const isBeside = useDeckBeside();
  const DeckBlock = useLazyPart(lazyParts.deck);
  const Graveyard = useLazyPart(lazyParts.graveyard);
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
      <DayTalk onChat={onChat} />
      <Village />
      {Graveyard && <Graveyard />}
      {!isBeside && DeckBlock && <DeckBlock />}
      {seat !== null && CardTurned && <CardTurned seat={seat} />}
      <Dock onChat={onChat} onSeen={keepSeen} />
    </>
  );
}

/** News come first; above a required prompt they are compact, because time may be short. */
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

/** The last messages by day, for phones, where the chat is in a sheet. */
function DayTalk({ onChat }: { readonly onChat: () => void }) {
  const { scene } = useTable();
  const isWide = useWide();
  const TalkPreview = useLazyPart(lazyParts.talk);
  return !isWide && scene.light === 'day' && TalkPreview ? <TalkPreview onChat={onChat} /> : null;
}

const Status = ({ icon, text }: { readonly icon: IconName; readonly text: string }) => (
  <p className={classes.status}>
    <Icon name={icon} size={22} /> {text}
  </p>
);

interface TalkProps {
  readonly isWide: boolean;
  readonly isPublicOnly: boolean; // others can see this screen
  readonly isOpen: boolean; // as a sheet, on phones
  readonly onClose: () => void;
}
function Talk({ isWide, isPublicOnly, isOpen, onClose }: TalkProps) {
  const t = useWords();
  const isBeside = useDeckBeside();
  const DeckBlock = useLazyPart(lazyParts.deck);
  if (!isWide)
    return (
      <Sheet title={t('table.chat')} isOpen={isOpen} onClose={onClose}>
        <Chat isPublicOnly={isPublicOnly} />
      </Sheet>
    );
  return (
    <aside className={classes.chat} aria-label={t('table.chat')}>
      {isBeside && DeckBlock && <DeckBlock />}
      <Chat className={classes.talk ?? ''} isPublicOnly={isPublicOnly} />
    </aside>
  );
}
