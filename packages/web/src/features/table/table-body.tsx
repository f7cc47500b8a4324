import type { SeatId } from '@moonrise/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Chat } from '../../shared/chat/chat.tsx';
import { useVast, useWide } from '../../shared/device/use-wide.ts';
import { Icon, type IconName } from '../../shared/icons/icons.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { useLazyPart } from '../../shared/ui/loading/use-lazy-part.ts';
import { useWords } from '../../shared/words/use-words.tsx';
import { Dock } from './dock/dock.tsx';
import { TableHeader } from './header/table-header.tsx';
import { lazyParts } from './lazy-parts.ts';
import { AimProvider, useAim } from './model/use-aim.tsx';
import { useTable } from './model/use-table.ts';
import { NightCover } from './night-cover.tsx';
import { Prompts } from './prompt/prompts.tsx';
import classes from './table-screen.module.css';

interface TableBodyProps {
  readonly isDiscreet: boolean; // others can see this screen
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The table: covered, or with the board, the sheet beside or below it, and the talk. */
export function TableBody({ isDiscreet, onOpen, onClose }: TableBodyProps) {
  const { isCovert, scene } = useTable();
  if (isCovert && scene.light === 'night')
    return (
      <main className={classes.covered}>
        <TableHeader />
        <NightCover onOpen={onOpen} />
      </main>
    );
  return (
    <AimProvider>
      <OpenTable onOpen={onOpen} {...(isDiscreet && !isCovert && { onClose })} />
    </AimProvider>
  );
}

interface OpenTableProps {
  readonly onOpen: () => void;
  readonly onClose?: () => void; // set if the card was opened on a screen that others can see
}
function OpenTable({ onOpen, onClose }: OpenTableProps) {
  const t = useWords();
  const { seat, game, isCovert, scene } = useTable();
  const isWide = useWide();
  const isVast = useVast();
  const FactsColumn = useLazyPart(lazyParts.factsColumn);
  const [isTalk, setIsTalk] = useTalk();
  const CardTurned = useLazyPart(lazyParts.cardTurned);
  const NewsPanel = useLazyPart(lazyParts.news);
  const CoachMark = useLazyPart(lazyParts.coach);
  const isAsked = useAim().asks.length > 0;
  const hasTalk = isTalk || (isAsked && scene.light === 'day'); // under the question: nobody votes without hearing
  const isDead = seat !== null && game.state.seats[seat]?.alive === false;
  return (
    <>
      <main className={classes.table}>
        <TableHeader />
        <Stage />
        <QuestionSheet isTalk={isTalk && !isWide}>
          {onClose && (
            <Button icon="eye-off" isWide onClick={onClose}>
              {t('table.closeCard')}
            </Button>
          )}
          {!isCovert && CoachMark && <CoachMark />}
          {!isCovert && <Standing isDead={isDead} />}
          {isAsked && (!isTalk || isWide) && <Prompts />}
          {NewsPanel && <NewsPanel />}
          {!isAsked && (!isTalk || isWide) && <Prompts />}
          {hasTalk && !isWide && <Chat className={classes.talk ?? ''} isPublicOnly={isCovert} />}
        </QuestionSheet>
        <Dock isTalk={isTalk} onTalk={setIsTalk} {...(isCovert && { onOpen })} />
        {!isCovert && seat !== null && CardTurned && <CardTurned seat={seat} />}
      </main>
      {isVast && FactsColumn && <FactsColumn className={classes.facts ?? ''} />}
      {isWide && (
        <aside className={classes.chat} aria-label={t('table.chat')}>
          <Chat className={classes.talk ?? ''} isPublicOnly={isCovert} />
        </aside>
      )}
    </>
  );
}

const MANY = 10; // more houses need four rows on a phone

/** The place of the board: as large before it has arrived. */
function Stage() {
  const t = useWords();
  const { seats } = useTable().game.state;
  const VillageBoard = useLazyPart(lazyParts.board);
  const PlayerSheet = useLazyPart(lazyParts.player);
  const [shown, setShown] = useState<SeatId>();
  return (
    <section className={classes.stage} data-many={seats.length > MANY} aria-label={t('table.facts')}>
      {VillageBoard && <VillageBoard onPerson={setShown} />}
      {shown !== undefined && PlayerSheet && <PlayerSheet seat={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}

/**
 * On phones the sheet shows the talk, or the question. By day it is the talk, unless this player is asked something;
 * what the player turns to stays until the next phase or question.
 */
function useTalk(): readonly [boolean, (isTalk: boolean) => void] {
  const { scene } = useTable();
  const { asks } = useAim();
  const open = asks.filter(({ required, chosen }) => required && !chosen).map(({ slot }) => slot);
  const key = `${scene.key} ${open}`;
  const [turned, setTurned] = useState<{ readonly isTalk: boolean; readonly key: string }>();
  const isUsual = scene.light === 'day' && asks.length === 0;
  const isTalk = turned?.key === key ? turned.isTalk : isUsual;
  return [isTalk, (isTalk) => setTurned({ isTalk, key })];
}

/** The part of the screen below or beside the board. Each phase begins at its top. */
function QuestionSheet({ isTalk, children }: { readonly isTalk: boolean; readonly children: ReactNode }) {
  const t = useWords();
  const { scene } = useTable();
  const sheet = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase scrolls to its news
  useEffect(() => {
    sheet.current?.scrollTo?.({ top: 0 });
  }, [scene.key]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
    <section ref={sheet} tabIndex={0} className={classes.sheet} data-talk={isTalk} aria-label={t('table.now')}>
      {children}
    </section>
  );
}

/** How this viewer takes part. */
function Standing({ isDead }: { readonly isDead: boolean }) {
  const t = useWords();
  const DeadChoices = useLazyPart(lazyParts.dead);
  const PrivateMarks = useLazyPart(lazyParts.marks);
  const { seat, game } = useTable();
  return (
    <>
      {seat === null && <Status icon="spectacles" text={t('table.watching')} />}
      {isDead && game.prompts.every(({ required }) => !required) && (
        <Status icon="ghost" text={t('table.youAreDead')} />
      )}
      {isDead && DeadChoices && <DeadChoices />}
      {seat !== null && PrivateMarks && <PrivateMarks seat={seat} />}
    </>
  );
}

const Status = ({ icon, text }: { readonly icon: IconName; readonly text: string }) => (
  <p className={classes.status}>
    <Icon name={icon} size={22} /> {text}
  </p>
);
