import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useConnection, useSnapshot } from '../../shared/connection/hooks/use-connection.ts';
import { useWakeLock } from '../../shared/device/use-wake-lock.ts';
import { delay } from '../../shared/install/keep-trying.ts';
import { useRules } from '../../shared/rules/use-rules.ts';
import { useSettings } from '../../shared/settings/settings.ts';
import { useDawn } from '../../shared/sky/use-dawn.ts';
import { useLight } from '../../shared/sky/use-light.ts';
import { usePlaceNames } from '../../shared/story/views/use-place-names.ts';
import { useLazyPart } from '../../shared/ui/loading/use-lazy-part.ts';
import { Waiting } from '../../shared/ui/loading/waiting.tsx';
import { RefusalLines } from '../../shared/words/use-refusal.ts';
import { useSeenCard } from './card/use-seen-card.ts';
import { TableSky } from './header/phase-clock.tsx';
import { lazyParts, useLazyParts } from './lazy-parts.ts';
import { TableContext, type TableView, tableOf } from './model/use-table.ts';
import { TableBody } from './table-body.tsx';
import classes from './table-screen.module.css';

/** The running game, for players and spectators. */
export function TableScreen() {
  const { room, game } = useSnapshot(({ room, game }) => ({ room, game }));
  const rules = useRules(room?.rules, room?.options);
  if (!room || !game || !rules || game.state.seats.length === 0) return <Waiting />;
  return <OpenTable key={game.id} room={room} game={game} rules={rules} />;
}

function OpenTable({ room, game, rules }: Pick<TableView, 'room' | 'game' | 'rules'>) {
  const nameOf = usePlaceNames(game.state);
  const me = useSnapshot((snapshot) => snapshot.me);
  const { sameRoom, awake } = useSettings();
  const isNearDisplay = useOnceTrue((room.displays ?? 0) > 0);
  const isSameRoom = sameRoom === 'on' || (sameRoom === 'auto' && isNearDisplay);
  const isDiscreet = isSameRoom && game.seat !== null;
  const [isOpen, close, open] = useOpenCard(game.phaseId);
  const isCovert = isDiscreet && !isOpen;
  const table = useMemo(
    () => tableOf({ game, room, rules, me, isCovert, nameOf }),
    [game, room, rules, me, isCovert, nameOf],
  );
  const light = useDawn(table.scene.light);
  useLight(light);
  useWakeLock(awake);
  const Cues = useLazyPart(lazyParts.cues);
  const Director = useLazyPart(lazyParts.director);
  useLazyParts();
  const [isSeen, keepSeen] = useSeenCard(game.id);
  const connection = useConnection();
  const closeDeal = () => {
    keepSeen();
    connection.ask('close_card', {}).catch(() => {}); // only the first clock waits for it
  };
  const isDealt = game.seat !== null && game.state.seats[game.seat]?.alive === true && !isSeen;
  const Deal = useLazyPart(lazyParts.deal);
  const [isCovered, setIsCovered] = useState(false);
  const cover = useCallback(() => setIsCovered(true), []);
  // The card comes first: no question may tell what is on it. A ceremony that does not load keeps nobody from playing.
  const isLate = useSyncExternalStore(delay.subscribe, delay.get) !== undefined;
  const isBefore = isDealt && !isCovered && !isLate;
  return (
    <TableContext value={table}>
      <RefusalLines value={rules.words.refusals}>
        <TableSky light={light} />
        {Cues && <Cues isDiscreet={isDiscreet} isNearDisplay={isNearDisplay} />}
        {isDealt && Deal && game.seat !== null && (
          <Deal seat={game.seat} isDiscreet={isDiscreet} onDrawn={cover} onClose={closeDeal} />
        )}
        <Screen
          isBefore={isBefore}
          isInert={isDealt && isCovered}
          stage={(onStage) =>
            Director &&
            !isDealt && (
              <Director game={game} rules={rules} nameOf={nameOf} isPublicOnly={isCovert} follows onStage={onStage} />
            )
          }
        >
          <TableBody isDiscreet={isDiscreet} onOpen={open} onClose={close} />
        </Screen>
      </RefusalLines>
    </TableContext>
  );
}

interface ScreenProps {
  readonly isBefore: boolean; // not to be seen yet
  readonly isInert: boolean;
  readonly stage: (onStage: (isStaged: boolean) => void) => ReactNode;
  readonly children: ReactNode;
}
/** What lies under the scenes cannot be reached. It is not drawn anew when they come and go: a tap that ends one is answered at once. */
function Screen({ isBefore, isInert, stage, children }: ScreenProps) {
  const [isStaged, setIsStaged] = useState(false);
  return (
    <>
      {stage(setIsStaged)}
      <div
        className={classes.screen}
        data-before={isBefore}
        data-staged={isStaged}
        inert={isStaged || isBefore || isInert}
      >
        {children}
      </div>
    </>
  );
}

/** Stays true for the rest of the game: a display that goes offline must not uncover the players' phones. */
function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}

/** Whether the player has opened their card on a screen that others can see. It closes with the phase, or when the page is hidden. */
function useOpenCard(phaseId: string | null) {
  const [openIn, setOpenIn] = useState<string | null>();
  const isOpen = openIn !== undefined && openIn === phaseId;
  if (openIn !== undefined && !isOpen) setOpenIn(undefined); // all hidden phases have the key null: the next one must not open it again
  const close = () => setOpenIn(undefined);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && setOpenIn(undefined);
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);
  return [isOpen, close, () => setOpenIn(phaseId)] as const;
}
