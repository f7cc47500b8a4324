import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from '../shared/connection/hooks/use-connection.ts';
import { lazyScreen } from '../shared/install/lazy-screen.ts';
import { noticeWish } from '../shared/notices/notice-wish.ts';
import { useScreen } from '../shared/story/phase/use-screen.ts';
import { Waiting } from '../shared/ui/loading/waiting.tsx';
import { ConnectionBar } from '../shared/ui/overlays/connection-bar.tsx';
import { useSpeech, Words } from '../shared/words/use-words.tsx';
import { loadWords } from '../shared/words/words.ts';

// All of these are fetched on entering a room, so that nothing has to be fetched when the cards are dealt, or when the
// player goes home while offline.
const home = () => import('../features/home/home-page.tsx');
const chat = () => import('../shared/chat/chat-panel.tsx');
const report = () => import('../shared/report/report-form.tsx');
const lost = () => import('../shared/rooms/lost-seat-screen.tsx');
import('../shared/faces/face-drawings.ts').catch(() => {}); // in parallel: no screen waits for them
const LobbyScreen = lazyScreen(() => import('../features/lobby/lobby-screen.tsx'), 'LobbyScreen');
const TableScreen = lazyScreen(() => import('../features/table/table-screen.tsx'), 'TableScreen');
const EndScreen = lazyScreen(() => import('../features/end/end-screen.tsx'), 'EndScreen');
const KeepNotices = lazyScreen(() => import('../shared/notices/keep-notices.tsx'), 'KeepNotices');
const StoppedScreen = lazyScreen(() => import('../features/end/stopped-screen.tsx'), 'StoppedScreen');

/** A room from the lobby to the end, for players and spectators. */
export function Room() {
  const { language } = useSpeech();
  useEffect(() => {
    for (const part of ['rooms', 'stories', 'doors'] as const) loadWords(language, part).catch(() => {});
  }, [language]);
  useEffect(() => {
    for (const load of [chat, home, report, lost]) load().catch(() => {}); // fetched again when needed
    for (const screen of [LobbyScreen, TableScreen, EndScreen]) screen.fetchEarly();
  }, []);
  return (
    <>
      <ConnectionBar />
      <Scene />
      <Notices />
    </>
  );
}

function Notices() {
  const { isWanted } = noticeWish.use();
  const pushKey = useSnapshot(({ room, me }) => (me === null ? undefined : room?.push_key));
  if (!isWanted || pushKey === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Words of={['late']}>
        <KeepNotices pushKey={pushKey} />
      </Words>
    </Suspense>
  );
}

function Scene() {
  const screen = useScreen();
  const [hasPlayed, setHasPlayed] = useState(false); // the game ended while this screen was open
  if (hasPlayed !== (screen === 'table') && screen !== 'end') setHasPlayed(screen === 'table');
  switch (screen) {
    case 'lobby':
      return (
        <Words of={['doors', 'rooms', 'late']}>
          <LobbyScreen />
        </Words>
      );
    case 'waiting':
      return <Waiting />;
    case 'table':
      return <TableScreen />;
    case 'end':
      return (
        <Words of={['stories']}>
          <EndScreen isFresh={hasPlayed} />
        </Words>
      );
    case 'stopped':
      return (
        <Words of={['stories']}>
          <StoppedScreen />
        </Words>
      );
  }
}
